# SPDX-License-Identifier: GPL-3.0-or-later
#
# khiar_embed_fonts(<target>): puts the first of these that this computer has into :/assets/fonts/
#   Vazirmatn of the system (package fonts-vazirmatn), Vazirmatn from npm (assets/fonts, `npm ci`),
#   Noto Sans Arabic UI with Noto Sans (packages fonts-noto-ui-core, fonts-noto-core).
# Without any the program is built all the same and says so when it starts.
function(khiar_embed_fonts target)
  set(npm ${PROJECT_SOURCE_DIR}/assets/fonts/node_modules/vazirmatn/fonts/ttf)
  file(GLOB_RECURSE system CONFIGURE_DEPENDS /usr/share/fonts/truetype/Vazirmatn-*.ttf
    /usr/share/fonts/opentype/Vazirmatn-*.ttf)
  file(GLOB from_npm CONFIGURE_DEPENDS ${npm}/Vazirmatn-*.ttf)
  file(GLOB noto CONFIGURE_DEPENDS /usr/share/fonts/truetype/noto/NotoSans*.ttf)
  set(fonts "")
  khiar_pick_fonts(fonts "Vazirmatn" "${system}")
  if(NOT fonts)
    khiar_pick_fonts(fonts "Vazirmatn" "${from_npm}")
  endif()
  if(NOT fonts)
    khiar_pick_fonts(fonts "NotoSansArabicUI" "${noto}")
    khiar_pick_fonts(fonts "NotoSans" "${noto}")
  endif()
  if(NOT fonts)
    message(WARNING "No font to embed: install fonts-vazirmatn, or run `npm ci` in assets/fonts, or install "
      "fonts-noto-ui-core and fonts-noto-core. Building without.")
    return()
  endif()
  message(STATUS "Embedded fonts: ${fonts}")
  foreach(font IN LISTS fonts)
    get_filename_component(name ${font} NAME)
    set_source_files_properties(${font} PROPERTIES QT_RESOURCE_ALIAS ${name})
  endforeach()
  qt_add_resources(${target} "khiar_fonts" PREFIX /assets/fonts FILES ${fonts})
endfunction()

# Appends the files <family>-<weight>.ttf among `files` to the list `out`.
function(khiar_pick_fonts out family files)
  set(picked ${${out}})
  foreach(weight Regular Medium SemiBold Bold)
    foreach(file IN LISTS files)
      if(file MATCHES "/${family}-${weight}\\.ttf$")
        list(APPEND picked ${file})
        break()
      endif()
    endforeach()
  endforeach()
  set(${out} ${picked} PARENT_SCOPE)
endfunction()
