// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A card on the table for as long as it is there. It asks the geometry where its zone lies and goes there by itself:
// flying when the zone changed, sliding when only its place in the zone did, at once when the table changed its size.
// It takes no pointer events: TableInput does that for all cards.
Item {
    id: c
    required property int index
    required property int key
    required property string face
    required property string zone
    required property int owner
    required property int place
    required property int zoneCount
    required property bool legal
    required property bool chosen
    required property bool best
    required property bool special
    required property bool drawn
    required property int chosenAt
    required property string spoken
    required property int flight
    required property int line
    required property int inLine
    required property bool awaiting        // chosen, and lies on the table already
    required property var table            // the Table it lies on

    readonly property TableGeometry geo: c.table.geo
    readonly property bool own: zone === "hand" && owner >= 0 && geo.isMe(owner)
    readonly property bool open: face !== ""
    readonly property bool small: spot.size === "small" || spot.size === "chip"
    // others of its pile lie on it: it is read like a small one
    readonly property bool buried: zone === "pile" && open && place + 1 < zoneCount
    readonly property bool coming: c.table.pulled.indexOf(key) >= 0          // a button brings it into the own hand
    readonly property bool setOff: coming && c.table.pulled.length < c.table.pileCount     // and others stay
    readonly property var spot: awaiting ? geo.awaited(c.table.goal, chosenAt) : geo.spot(zone, owner, place, zoneCount, open, line, inLine)
    readonly property bool raised: own && !held && (shownFocus || c.table.hovered === c)
    readonly property bool shownFocus: activeFocus && c.table.byKeys
    readonly property bool asked: own && c.table.legalCards > 0
    property bool held: false              // follows the pointer; set by TableInput
    property bool flying: false
    property bool sentBack: false          // just refused
    property int fanPlace: 0               // in the fan of cards held together
    readonly property bool hinted: c.table.hints.indexOf(key) >= 0
    // a refusal names it: a way out in the hand, or what makes it so on the table
    readonly property bool pointed: (own ? c.table.wayOut : c.table.because).indexOf(key) >= 0

    // where it is now; written by place() and by TableInput while held
    property real cx: 0
    property real cy: 0
    property real turn: 0
    property real shownWidth: 100
    property int glide: 0                  // duration of the next change
    property real hop: 0
    property real shake: 0
    property real flip: 1
    property string shownFace: ""
    // where several are chosen the others lie lower, so that those chosen stand out
    property real rise: setOff && !held ? -height * 0.09 : !own || held || awaiting ? 0 : chosen ? -geo.headroom * 0.85 : raised ? -geo.lift * 0.15 : hinted || pointed ? -geo.headroom * 0.6
        : asked && legal ? (c.table.several ? geo.lift * 0.5 : 0) : geo.lift

    property bool ready: false
    property string lastZone: ""
    property int lastOwner: -1
    property int lastPlace: -1
    property int lastCount: -1
    property string lastArrangement: ""
    property bool lastAwaiting: false
    property int lastLine: -1

    objectName: own && open ? "card:" + face : zone === "pile" && open ? "pile:" + face : ""
    width: Math.round(spot.w)
    height: Math.round(width * Theme.ratio)
    x: cx - width / 2 + shake
    y: cy - height / 2 + rise + hop
    z: held ? 900 + fanPlace : flying ? 600 + place : raised ? 500 : spot.z
    rotation: raised || held ? turn * 0.5 : turn
    scale: (shownWidth / Math.max(1, width)) * (raised ? 1.06 : 1)
    visible: spot.size !== "away" || flying || held
    activeFocusOnTab: activeFocus || (own && c.table.current === place)
    Accessible.role: own ? Accessible.Button : Accessible.Graphic
    Accessible.name: c.spoken
    Accessible.description: c.coming ? qsTr("would come into your hand") : c.hinted ? qsTr("suggested") : c.pointed && c.own ? qsTr("a way out") : c.shownFocus && c.asked && !c.legal ? c.table.reason : c.drawn ? qsTr("just drawn") : ""
    Accessible.focusable: c.own
    Accessible.focused: c.activeFocus
    Accessible.selected: c.chosen
    Accessible.ignored: !c.visible || !c.open
    Accessible.onPressAction: if (c.own) Khiar.session.tap(c.key)

    Keys.onPressed: (event) => c.table.itemKey(c, event)
    onActiveFocusChanged: {
        if (activeFocus)
            c.table.focused = c;
        else if (c.table.focused === c)
            c.table.focused = null;
        if (activeFocus && own)
            c.table.current = place;
    }
    onOwnChanged: {
        if (!own && activeFocus)
            c.table.focusHand();
    }
    onLegalChanged: c.table.count()
    onLineChanged: c.table.count()
    onOpenChanged: c.table.count()
    onZoneChanged: { c.sentBack = false; c.table.count(); }
    Component.onCompleted: {
        place_(0);
        shownFace = face;
        ready = true;
        c.table.count();
    }
    Component.onDestruction: c.table.gone(c)

    onSpotChanged: {
        if (!ready || held)
            return;
        if (zone === lastZone && owner === lastOwner && place === lastPlace && zoneCount === lastCount && awaiting === lastAwaiting && line === lastLine)
            place_(geo.arrangement !== lastArrangement ? Theme.ms(220) : 0);         // the table has changed, not the card
        else if (!soon.running)
            soon.start();
    }
    onFaceChanged: if (ready && !soon.running) soon.start()

    // Roles of a row arrive one after the other: wait for all of them.
    Timer { id: soon; interval: 1; onTriggered: c.settle() }

    function settle() {
        if (held)
            return;
        const moved = zone !== lastZone || owner !== lastOwner;
        const ms = !moved ? Theme.ms(160) : Theme.motion > 0 ? flight : 0;     // the pace is in `flight` already
        if (face !== shownFace) {
            if (ms > 0 && flight > 0 && (face === "") !== (shownFace === ""))
                turnOver.restart();
            else
                shownFace = face;
        }
        if (moved && ms > 0) {
            flying = true;
            const far = Math.hypot(spot.x - cx, spot.y - cy);
            arc.height = -Math.min(Theme.px(36), far * 0.07);
            arc.half = ms / 2;
            arc.restart();
        }
        place_(ms);
    }
    // Goes to its place in `ms` milliseconds.
    function place_(ms: int) {
        const same = ms === 0 && ready && goalX === spot.x && goalY === spot.y && goalTurn === spot.rot && goalW === spot.w && !soon.running;
        lastZone = zone;
        lastOwner = owner;
        lastPlace = place;
        lastCount = zoneCount;
        lastArrangement = geo.arrangement;
        lastAwaiting = awaiting;
        lastLine = line;
        if (same)
            return;
        goalX = spot.x;
        goalY = spot.y;
        goalTurn = spot.rot;
        goalW = spot.w;
        glide = ms;
        cx = goalX;
        cy = goalY;
        turn = goalTurn;
        shownWidth = goalW;
        if (ms === 0) {
            arc.stop();
            hop = 0;
            flying = false;
        }
    }
    property real goalX: 0
    property real goalY: 0
    property real goalTurn: 0
    property real goalW: 0

    // Pointer: it follows, and goes home when let go; if it was played, its zone changes a moment later and it flies on.
    function take() {
        arc.stop();
        hop = 0;
        flying = false;
        held = true;
        glide = 0;
    }
    // `ms`: how far it lags behind, as the other cards of a fan do.
    function follow(px: real, py: real, tilt: real, ms: int) {
        glide = ms;
        cx = px;
        cy = py;
        turn = tilt;
    }
    function letGo() {
        held = false;
        goalX = -1;
        shownFace = face;       // it may have become another card in the hand that held it
        place_(Theme.ms(180));
    }
    function refuse() {
        sentBack = true;
        lookAgain.restart();
        if (Theme.motion > 0)
            shaking.restart();
    }

    Behavior on cx { enabled: c.glide > 0; NumberAnimation { duration: c.glide; easing.type: Easing.OutCubic } }
    Behavior on cy { enabled: c.glide > 0; NumberAnimation { duration: c.glide; easing.type: Easing.OutCubic } }
    Behavior on turn { enabled: c.glide > 0; NumberAnimation { duration: c.glide; easing.type: Easing.OutCubic } }
    Behavior on shownWidth { enabled: c.glide > 0; NumberAnimation { duration: c.glide; easing.type: Easing.OutCubic } }
    Behavior on rise { enabled: c.ready && Theme.motion > 0; NumberAnimation { duration: 90; easing.type: Easing.OutQuad } }
    SequentialAnimation {
        id: arc
        property real height: 0
        property int half: 110
        NumberAnimation { target: c; property: "hop"; to: arc.height; duration: arc.half; easing.type: Easing.OutQuad }
        NumberAnimation { target: c; property: "hop"; to: 0; duration: arc.half; easing.type: Easing.InQuad }
        PropertyAction { target: c; property: "flying"; value: false }
    }
    SequentialAnimation {
        id: turnOver
        NumberAnimation { target: c; property: "flip"; to: 0; duration: Theme.ms(90) }
        PropertyAction { target: c; property: "shownFace"; value: c.face }
        NumberAnimation { target: c; property: "flip"; to: 1; duration: Theme.ms(90) }
    }
    SequentialAnimation {
        id: shaking
        PauseAnimation { duration: 60 }
        NumberAnimation { target: c; property: "shake"; to: -6; duration: 40 }
        NumberAnimation { target: c; property: "shake"; to: 6; duration: 60 }
        NumberAnimation { target: c; property: "shake"; to: 0; duration: 40 }
    }
    Timer { id: lookAgain; interval: 2200; onTriggered: c.sentBack = false }

    Card {
        id: picture
        visible: !chip.visible
        implicitWidth: c.width
        face: c.shownFace !== "" ? c.shownFace : Theme.back
        dimmed: c.asked && !c.legal && !c.chosen && !c.held && Settings.showLegal
        quiet: c.zone === "played" || c.zone === "stock" || (c.zone === "discard" && c.owner < 0)
        marked: c.chosen || c.setOff || c.held || c.pointed || (c.raised && (c.legal || c.shownFocus)) || (!c.own && c.shownFocus)
        best: c.best
        special: c.special
        refused: c.sentBack
        lifted: c.raised || c.held
        shadow: c.spot.size !== "stack" || c.flying || c.place === 0
        transform: Scale { origin.x: picture.width / 2; xScale: c.flip }
        Loader {
            id: signs
            anchors.fill: parent
            readonly property bool wanted: c.hinted || (c.own && (c.chosen || c.drawn))
            function make() { if (wanted && status === Loader.Null) setSource("CardSigns.qml", { card: c }); }
            onWantedChanged: make()
            Component.onCompleted: make()
        }
    }
    Chips {
        id: chip
        visible: c.spot.size === "chip" && !c.flying && c.shownFace !== ""
        anchors.centerIn: parent
        cards: c.shownFace !== "" ? [c.shownFace] : []
        special: c.special ? [c.shownFace] : []
        cell: c.width
        room: cell
        Rectangle {     // under the keyboard focus
            visible: c.shownFocus
            z: -1
            anchors.fill: parent
            anchors.margins: -3
            radius: 6
            antialiasing: true
            color: Theme.signal
        }
    }
}
