// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/match.h"

namespace khiar::games::svoi_kozyri {

/// The family for the registry.
const FamilyBase &family();

} // namespace khiar::games::svoi_kozyri
