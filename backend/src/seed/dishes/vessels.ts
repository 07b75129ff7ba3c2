import { darker, lighter } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { bar, dot, oval, path, placed, shadow, stroke } from './shapes.ts'
import { el } from './sketch.ts'
import type { Sketch } from './sketch.ts'

/** A long-beaked pot with small cups, as Arabic coffee is served. */
export const dallah = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 320, y: 350, rx: 226, ry: 34 }, 0.55) +
  path(
    'M202 348 C 178 268 190 226 222 204 C 238 192 240 176 236 158 L320 158 C 316 176 318 192 334 204 C 366 226 378 268 354 348Z',
    { fill: sketch.lit(look.main, 0.36) },
  ) +
  path('M238 166 C 210 156 184 120 130 108 C 128 132 170 168 214 210Z', {
    fill: sketch.lit(look.main, 0.32),
  }) +
  el('path', {
    d: 'M324 176 C 398 150 414 240 356 284',
    fill: 'none',
    stroke: darker(look.main, 0.3),
    'stroke-width': 17,
    'stroke-linecap': 'round',
  }) +
  path('M230 158 C 232 124 262 116 278 116 C 294 116 324 124 326 158Z', {
    fill: sketch.lit(look.main, 0.34),
  }) +
  bar({ x: 278, y: 92, rx: 5, ry: 26 }, { fill: darker(look.main, 0.2), corner: 5 }) +
  dot({ x: 278, y: 64 }, 13, sketch.lit(look.main, 0.34)) +
  oval({ x: 278, y: 348, rx: 78, ry: 13 }, { fill: darker(look.main, 0.4) }) +
  stroke('M222 244 C 214 276 218 300 224 322', { colour: '#fff6d8', width: 11, opacity: 0.6 }) +
  stroke('M204 232 C 240 246 316 246 352 232', {
    colour: darker(look.main, 0.36),
    width: 3.4,
    opacity: 0.55,
  }) +
  [
    [442, 306],
    [518, 322],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        path('M-34 -34 C-32 10 -22 32 0 32 C 22 32 32 10 34 -34Z', { fill: sketch.lit(look.dish, 0.2) }) +
          oval({ x: 0, y: -34, rx: 34, ry: 12 }, { fill: '#fff' }) +
          oval({ x: 0, y: -32, rx: 29, ry: 9 }, { fill: sketch.lit(look.second, 0.2) }) +
          stroke('M-31 -8 C-12 0 12 0 31 -8', { colour: look.accent, width: 4 }),
        { x, y },
      ),
    )
    .join('')

/** A bottle of water or yoghurt drink; `main` the content, `second` the label, `accent` the cap. */
export const bottle = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 328, y: 378, rx: 92, ry: 20 }, 0.55) +
  path(
    'M284 82 L356 82 C 358 116 400 132 400 184 L400 352 C 400 372 388 378 320 378 C 252 378 240 372 240 352 L240 184 C 240 132 282 116 284 82Z',
    { fill: sketch.fade(lighter(look.main, 0.4), look.main) },
  ) +
  path('M240 206 L400 206 L400 304 L240 304Z', {
    fill: sketch.fade(lighter(look.second, 0.2), look.second),
  }) +
  path('M240 252 C 280 226 300 276 340 252 C 366 238 382 262 400 250 L400 304 L240 304Z', {
    fill: lighter(look.second, 0.55),
    opacity: 0.7,
  }) +
  el('rect', {
    x: 280,
    y: 40,
    width: 80,
    height: 44,
    rx: 9,
    fill: sketch.fade(lighter(look.accent, 0.25), darker(look.accent, 0.2)),
  }) +
  stroke('M262 176 L262 356', { colour: '#ffffff', width: 12, opacity: 0.55 }) +
  stroke('M384 190 L384 350', { colour: darker(look.main, 0.3), width: 6, opacity: 0.2 })

/** A can with drops on it. */
export const can = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 328, y: 370, rx: 106, ry: 22 }, 0.55) +
  path('M226 104 L414 104 L414 340 C 412 366 392 372 320 372 C 248 372 228 366 226 340Z', {
    fill: sketch.fade(lighter(look.main, 0.14), darker(look.main, 0.24)),
  }) +
  path('M226 250 C 280 180 350 300 414 210 L414 300 C 350 350 290 260 226 320Z', {
    fill: look.second,
    opacity: 0.9,
  }) +
  oval({ x: 320, y: 104, rx: 94, ry: 24 }, { fill: '#c9ced2' }) +
  oval({ x: 320, y: 100, rx: 86, ry: 20 }, { fill: sketch.lit('#e8ecef', 0.2) }) +
  oval({ x: 320, y: 104, rx: 30, ry: 8 }, { fill: '#aab1b7' }) +
  stroke('M250 140 L252 336', { colour: '#ffffff', width: 13, opacity: 0.35 }) +
  sketch
    .spread({ x: 330, y: 240, rx: 74, ry: 100 }, 14)
    .map(spot => oval({ ...spot, rx: 4, ry: 5.5 }, { fill: '#ffffff', opacity: 0.5 }))
    .join('') +
  dot({ x: 320, y: 196 }, 32, look.accent)
