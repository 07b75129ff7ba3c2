import { darker, lighter } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { dot, herbs, oval, path, placed, shadow, shine, sprig, stroke } from './shapes.ts'
import { el } from './sketch.ts'
import type { Sketch, Spot } from './sketch.ts'
import { PLATE, plate } from './tableware.ts'
import { citrusWheel } from './vegetables.ts'

type Piece = (sketch: Sketch, colour: string) => string

const rough = (sketch: Sketch, colour: string, reach: { rx: number; ry: number }): string =>
  sketch
    .spread({ x: 0, y: 0, rx: reach.rx, ry: reach.ry }, 12)
    .map(spot => dot(spot, sketch.between(1.4, 3), sketch.pick([darker(colour, 0.3), lighter(colour, 0.4)])))
    .join('')

const ball: Piece = (sketch, colour) =>
  shadow(sketch, { x: 4, y: 22, rx: 38, ry: 20 }, 0.4) +
  dot({ x: 0, y: 0 }, 31, sketch.lit(colour, 0.34)) +
  rough(sketch, colour, { rx: 24, ry: 24 })

const lemonShape: Piece = (sketch, colour) =>
  shadow(sketch, { x: 4, y: 20, rx: 58, ry: 20 }, 0.4) +
  path('M-58 2 C-36 -8 -30 -27 0 -28 C 30 -27 36 -8 58 2 C 36 10 30 27 0 28 C -30 27 -36 10 -58 2Z', {
    fill: sketch.lit(colour, 0.34),
  }) +
  rough(sketch, colour, { rx: 34, ry: 18 })

const triangle: Piece = (sketch, colour) =>
  shadow(sketch, { x: 4, y: 26, rx: 58, ry: 20 }, 0.4) +
  path(
    'M-50 28 C-56 24 -56 18 -50 10 L-6 -36 C 0 -42 8 -42 14 -35 L 54 12 C 60 20 58 28 50 30 C 20 38 -22 38 -50 28Z',
    { fill: sketch.lit(colour, 0.3) },
  ) +
  stroke('M-40 20 L4 -26 L46 20', { colour: lighter(colour, 0.5), width: 4, opacity: 0.55 }) +
  [-34, -14, 8, 30].map(x => dot({ x, y: 24 }, 3, darker(colour, 0.3))).join('')

const nugget: Piece = (sketch, colour) =>
  shadow(sketch, { x: 4, y: 20, rx: 46, ry: 18 }, 0.4) +
  path('M-40 4 C-44 -18 -22 -27 0 -25 C 24 -28 42 -16 40 2 C 42 22 18 27 -2 25 C -24 28 -40 20 -40 4Z', {
    fill: sketch.lit(colour, 0.3),
  }) +
  rough(sketch, colour, { rx: 28, ry: 16 })

const ring: Piece = (sketch, colour) =>
  shadow(sketch, { x: 4, y: 18, rx: 50, ry: 20 }, 0.36) +
  el('ellipse', {
    cx: 0,
    cy: 0,
    rx: 36,
    ry: 25,
    fill: 'none',
    stroke: darker(colour, 0.3),
    'stroke-width': 20,
  }) +
  el('ellipse', { cx: -1, cy: -3, rx: 36, ry: 24, fill: 'none', stroke: colour, 'stroke-width': 16 }) +
  stroke('M-32 -12 C-22 -26 0 -30 16 -26', { colour: lighter(colour, 0.6), width: 5, opacity: 0.6 })

const BACK_TO_FRONT: (Spot & { turn: number })[] = [
  { x: 268, y: 172, turn: -8 },
  { x: 368, y: 168, turn: 10 },
  { x: 218, y: 220, turn: 6 },
  { x: 318, y: 214, turn: -6 },
  { x: 414, y: 216, turn: 12 },
  { x: 268, y: 262, turn: -10 },
  { x: 364, y: 264, turn: 4 },
]

const dipCup = (sketch: Sketch, colour: string): string =>
  shadow(sketch, { x: 500, y: 304, rx: 66, ry: 26 }, 0.45) +
  path('M446 272 C 448 306 466 318 498 318 C 530 318 548 306 550 272Z', {
    fill: sketch.lit('#ffffff', 0.2),
  }) +
  oval({ x: 498, y: 272, rx: 52, ry: 20 }, { fill: '#e9e2d6' }) +
  oval({ x: 498, y: 273, rx: 45, ry: 16 }, { fill: sketch.lit(colour, 0.2) }) +
  shine({ x: 498, y: 273, rx: 45, ry: 16 }, 0.6)

const heapOf =
  (piece: Piece) =>
  (sketch: Sketch, look: DishLook): string =>
    plate(sketch, { area: { ...PLATE, rx: 226 }, colour: look.dish }) +
    BACK_TO_FRONT.map(spot =>
      placed(
        piece(sketch, sketch.pick([look.main, lighter(look.main, 0.08), darker(look.main, 0.08)])),
        spot,
      ),
    ).join('') +
    sprig({ x: 186, y: 272 }, 14, look.accent) +
    dipCup(sketch, look.second)

export const balls = heapOf(ball)
export const lemons = heapOf(lemonShape)
export const triangles = heapOf(triangle)
export const nuggets = heapOf(nugget)
export const rings = heapOf(ring)

/** A paper cone of sticks; `second` is the colour of the cone. */
export const fries = (sketch: Sketch, look: DishLook): string => {
  const stick = (x: number, top: number, turn: number) =>
    placed(
      el('rect', {
        x: -9,
        y: 0,
        width: 18,
        height: 190,
        rx: 4,
        fill: sketch.fade(lighter(look.main, 0.35), look.main),
      }) + el('rect', { x: 3, y: 3, width: 6, height: 180, fill: darker(look.main, 0.2), opacity: '0.35' }),
      { x, y: top, turn },
    )
  const sticks = Array.from({ length: 15 }, (_, index) =>
    stick(226 + index * 13.4, sketch.between(64, 128), (index - 7) * 1.7 + sketch.between(-4, 4)),
  )
  return (
    shadow(sketch, { x: 330, y: 348, rx: 150, ry: 32 }, 0.6) +
    sticks.filter((_, index) => index % 2 === 0).join('') +
    sticks.filter((_, index) => index % 2 === 1).join('') +
    path(
      'M206 190 C 240 216 400 216 434 190 L 404 344 C 402 352 394 354 386 354 L 254 354 C 246 354 238 352 236 344 Z',
      { fill: sketch.lit(look.second, 0.24) },
    ) +
    path('M206 190 C 240 216 400 216 434 190 L 431 206 C 396 230 244 230 209 206Z', {
      fill: lighter(look.second, 0.3),
    }) +
    dot({ x: 320, y: 286 }, 30, lighter(look.second, 0.82)) +
    herbs(sketch, { x: 320, y: 140, rx: 80, ry: 44 }, { count: 14, colour: look.accent })
  )
}

/** Strips, wings and cutlets beside lemon. */
export const cutlets = (sketch: Sketch, look: DishLook): string => {
  const one = (spot: Spot & { turn: number }) =>
    placed(
      shadow(sketch, { x: 5, y: 30, rx: 116, ry: 32 }, 0.4) +
        path(
          'M-108 8 C-112 -26 -60 -42 -6 -38 C 52 -44 112 -28 108 4 C 110 32 60 42 2 38 C -56 44 -106 36 -108 8Z',
          { fill: sketch.lit(look.main, 0.3) },
        ) +
        rough(sketch, look.main, { rx: 84, ry: 26 }) +
        stroke('M-78 -16 C-50 -30 -10 -30 24 -28', {
          colour: lighter(look.main, 0.6),
          width: 6,
          opacity: 0.5,
        }),
      spot,
    )
  return (
    plate(sketch, { area: { ...PLATE, rx: 234 }, colour: look.dish }) +
    one({ x: 304, y: 178, turn: -8 }) +
    one({ x: 338, y: 244, turn: 5 }) +
    citrusWheel(sketch, { x: 452, y: 194, radius: 26 }) +
    sprig({ x: 206, y: 254 }, 16, look.accent) +
    dipCup(sketch, look.second)
  )
}
