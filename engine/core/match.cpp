// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/match.h"

namespace khiar {

const PresetSpec *FamilyBase::preset(std::string_view id) const
{
    for (const PresetSpec &p : presets())
        if (p.id == id)
            return &p;
    return nullptr;
}

const OptionSpec *FamilyBase::option(std::string_view key) const
{
    for (const OptionSpec &o : options())
        if (o.key == key)
            return &o;
    return nullptr;
}

const FamilyBase *Registry::familyOf(std::string_view preset) const
{
    for (const FamilyBase *f : m_families)
        if (f->preset(preset))
            return f;
    return nullptr;
}

} // namespace khiar
