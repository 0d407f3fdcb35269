// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Khiar.Models
import Khiar.Ui

Item {
    id: top
    width: 800; height: 600
    KButton { id: button; x: 10; y: 10; text: "Go" }
    TestCase { name: "x"; when: windowShown; function test_a() { verify(true); } }
}
