// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A card of a guide's small table: it stands where its zone and place say and goes there when they change.
Item {
    id: c
    required property int key
    required property string face
    required property string zone
    required property int owner
    required property int place
    required property int zoneCount
    required property bool legal
    required property bool chosen
    required property bool best
    required property string spoken
    required property var table             // the GuideTable it lies on

    readonly property bool own: zone === "hand" && owner === table.me
    readonly property bool open: face !== ""
    readonly property var spot: table.spot(zone, owner, place, zoneCount, open)
    readonly property bool ringed: activeFocus && table.byKeys
    readonly property bool asked: own && table.legalCards > 0
    property bool held: false
    property real dx: 0
    property real dy: 0
    property bool ready: false

    objectName: own && open ? "guideCard:" + face : ""
    x: spot.x - width / 2
    y: spot.y - height / 2 + (own && (ringed || area.containsMouse || held) ? -Theme.px(8) : 0) - (chosen ? Theme.px(10) : 0)
    z: held ? 900 : (moving.running ? 600 : 0) + spot.z
    width: spot.w
    height: Math.round(spot.w * Theme.ratio)
    visible: spot.show
    transform: Translate { x: c.dx; y: c.dy }
    activeFocusOnTab: activeFocus || (own && table.current === place)
    Accessible.role: own ? Accessible.Button : Accessible.Graphic
    Accessible.name: c.spoken
    Accessible.focusable: c.own
    Accessible.ignored: !c.visible || !c.open
    Accessible.onPressAction: if (c.own) c.table.commit(c, false)

    Behavior on x { enabled: c.ready && c.table.moves; NumberAnimation { id: moving; duration: Theme.ms(220); easing.type: Easing.OutCubic } }
    Behavior on y { enabled: c.ready && c.table.moves; NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic } }
    Behavior on dx { enabled: !c.held; NumberAnimation { duration: Theme.ms(180) } }
    Behavior on dy { enabled: !c.held; NumberAnimation { duration: Theme.ms(180) } }

    Component.onCompleted: {
        ready = true;
        showFace();
        table.count();
    }
    onLegalChanged: table.count()
    onZoneChanged: table.count()
    onOwnChanged: if (!own && activeFocus) table.focusHand()
    onActiveFocusChanged: {
        if (activeFocus && own) {
            table.current = place;
            table.reached(table);
        }
    }
    Keys.onPressed: (event) => c.table.cardKey(c, event)

    // made only where it is seen: most of a pack lies in the stock
    onVisibleChanged: showFace()
    function showFace() {
        if (visible && loader.source == "")
            loader.setSource("GuideFace.qml", { of: c });
    }
    Loader { id: loader; active: c.visible }
    MouseArea {
        id: area
        property point from
        enabled: c.own || c.legal
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.PointingHandCursor
        function far(x: real, y: real): bool { return Math.hypot(x - from.x, y - from.y) > Theme.px(8); }
        onPressed: (event) => {
            c.table.byKeys = false;
            from = c.mapToItem(c.table, event.x, event.y);
        }
        onPositionChanged: (event) => {
            const at = c.mapToItem(c.table, event.x, event.y);
            if (!pressed || (!c.held && !far(at.x, at.y)))
                return;
            c.held = true;
            c.dx = at.x - from.x;
            c.dy = at.y - from.y;
        }
        onReleased: (event) => {
            const at = c.mapToItem(c.table, event.x, event.y);
            const dragged = c.held || far(at.x, at.y);
            home();
            if (!dragged || c.table.inMiddle(at.x, at.y))
                c.table.commit(c, dragged);
        }
        onCanceled: home()
        function home() {
            c.held = false;
            c.dx = 0;
            c.dy = 0;
        }
    }
}
