import { darker, lighter, mix } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { bar, crumbs, dot, oval, path, placed, shadow, shine, sprig, stroke } from './shapes.ts'
import { el } from './sketch.ts'
import type { Sketch } from './sketch.ts'

const PISTACHIO = '#9db54a'

/** A glass of pudding: `main` the cream, `second` the sauce on it, `accent` the nuts. */
export const pudding = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 328, y: 350, rx: 128, ry: 28 }, 0.55) +
  path('M204 118 L436 118 L406 336 C 404 350 388 354 320 354 C 252 354 236 350 234 336Z', {
    fill: mix(look.dish, '#dfeaf0', 0.5),
    opacity: 0.9,
  }) +
  path('M214 150 L426 150 L400 330 C 398 342 384 344 320 344 C 256 344 242 342 240 330Z', {
    fill: sketch.fade(lighter(look.main, 0.3), darker(look.main, 0.1)),
  }) +
  path('M226 236 C 260 224 380 250 414 236 L 406 286 C 380 296 260 276 233 286Z', {
    fill: look.second,
    opacity: 0.75,
  }) +
  oval({ x: 320, y: 150, rx: 106, ry: 27 }, { fill: sketch.lit(look.main, 0.16) }) +
  oval({ x: 320, y: 149, rx: 74, ry: 17 }, { fill: look.second, opacity: 0.9 }) +
  crumbs(sketch, { x: 320, y: 146, rx: 58, ry: 12 }, { count: 34, colour: look.accent }) +
  el('ellipse', { cx: 320, cy: 118, rx: 116, ry: 27, fill: 'none', stroke: '#ffffff', 'stroke-width': 5 }) +
  stroke('M232 168 L252 318', { colour: '#ffffff', width: 9, opacity: 0.6 }) +
  sprig({ x: 362, y: 136 }, 12)

/** Baked in a small dish: umm ali, crème brûlée, rice pudding, lava cake. */
export const baked = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 328, y: 300, rx: 200, ry: 62 }, 0.55) +
  path('M142 196 C 150 284 176 318 320 318 C 464 318 490 284 498 196Z', {
    fill: sketch.lit(look.dish, 0.22),
  }) +
  Array.from({ length: 15 }, (_, index) =>
    stroke(
      `M${166 + index * 22} ${232 - Math.abs(index - 7) * 2} L${178 + index * 20.4} ${300 - Math.abs(index - 7) * 3}`,
      { colour: darker(look.dish, 0.12), width: 3, opacity: 0.5 },
    ),
  ).join('') +
  oval({ x: 320, y: 194, rx: 180, ry: 80 }, { fill: lighter(look.dish, 0.4) }) +
  oval({ x: 320, y: 196, rx: 164, ry: 70 }, { fill: sketch.lit(look.main, 0.28) }) +
  sketch
    .spread({ x: 320, y: 196, rx: 138, ry: 54 }, 20)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(10, 26), ry: sketch.between(6, 12) },
        {
          fill: sketch.pick([look.second, lighter(look.main, 0.35), darker(look.main, 0.2)]),
          opacity: 0.55,
          turn: sketch.between(-30, 30),
        },
      ),
    )
    .join('') +
  crumbs(sketch, { x: 320, y: 194, rx: 120, ry: 44 }, { count: 44, colour: look.accent })

/** Three scoops in a cup. */
export const scoops = (sketch: Sketch, look: DishLook): string => {
  const scoop = (x: number, y: number, colour: string) =>
    dot({ x, y }, 66, sketch.lit(colour, 0.26)) +
    path(
      `M${x - 68} ${y + 16} C ${x - 60} ${y + 46} ${x - 40} ${y + 28} ${x - 26} ${y + 42} C ${x - 10} ${y + 56} ${x + 8} ${y + 30} ${x + 26} ${y + 42} C ${x + 42} ${y + 52} ${x + 62} ${y + 40} ${x + 68} ${y + 14}Z`,
      { fill: sketch.lit(colour, 0.2) },
    ) +
    shine({ x, y: y - 6, rx: 62, ry: 62 }, 0.55)
  return (
    shadow(sketch, { x: 328, y: 356, rx: 130, ry: 26 }, 0.55) +
    scoop(262, 176, look.second) +
    scoop(378, 176, look.accent) +
    scoop(320, 132, look.main) +
    path('M184 206 C 196 300 240 322 320 322 C 400 322 444 300 456 206 C 400 226 240 226 184 206Z', {
      fill: sketch.lit(look.dish, 0.2),
      opacity: 0.96,
    }) +
    bar({ x: 320, y: 334, rx: 22, ry: 14 }, { fill: darker(look.dish, 0.1), corner: 6 }) +
    oval({ x: 320, y: 350, rx: 74, ry: 15 }, { fill: sketch.lit(look.dish, 0.2) }) +
    crumbs(sketch, { x: 320, y: 96, rx: 46, ry: 20 }, { count: 24, colour: PISTACHIO }) +
    placed(
      el('rect', { x: -13, y: -76, width: 26, height: 120, rx: 6, fill: sketch.fade('#e5b36b', '#bd8137') }),
      { x: 412, y: 104, turn: 28 },
    ) +
    stroke('M214 236 C 226 280 246 298 274 304', { colour: '#ffffff', width: 8, opacity: 0.55 })
  )
}
