import { darker, lighter } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { bar, dot, oval, path, placed, shadow, stroke } from './shapes.ts'
import { el } from './sketch.ts'
import type { Sketch, Spot } from './sketch.ts'
import { board } from './tableware.ts'

const BUN = '#d9923f'
const PAPER = '#fbf6ec'

const sesame = (sketch: Sketch, spots: Spot[]): string =>
  spots
    .map(spot => oval({ ...spot, rx: 5, ry: 3 }, { fill: '#fbecc9', turn: sketch.between(-50, 50) }))
    .join('')

const ruffle = (y: number, colour: string): string =>
  path(
    `M182 ${y} C 196 ${y + 26} 216 ${y + 22} 230 ${y + 8} C 244 ${y + 28} 270 ${y + 26} 282 ${y + 8} C 298 ${y + 28} 322 ${y + 28} 336 ${y + 8} C 352 ${y + 28} 376 ${y + 26} 388 ${y + 8} C 404 ${y + 28} 444 ${y + 24} 458 ${y} Z`,
    { fill: colour },
  )

const patty = (sketch: Sketch, y: number, colour: string): string =>
  el('rect', {
    x: 186,
    y,
    width: 268,
    height: 36,
    rx: 18,
    fill: sketch.fade(lighter(colour, 0.1), darker(colour, 0.36)),
  }) + stroke(`M206 ${y + 10} L 426 ${y + 10}`, { colour: lighter(colour, 0.45), width: 4, opacity: 0.35 })

const cheese = (y: number, colour: string): string =>
  path(
    `M184 ${y} L456 ${y} L446 ${y + 10} L392 ${y + 12} L366 ${y + 34} L338 ${y + 12} L252 ${y + 11} L226 ${y + 26} L204 ${y + 10}Z`,
    { fill: colour },
  )

/** `main` the patty, `second` the sauce or cheese, `accent` the lettuce. */
export const burger = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 326, y: 338, rx: 184, ry: 34 }, 0.6) +
  path('M186 302 C 186 334 212 340 320 340 C 428 340 454 334 454 302 Z', { fill: sketch.lit(BUN, 0.28) }) +
  el('rect', { x: 182, y: 292, width: 276, height: 16, rx: 8, fill: lighter(BUN, 0.5) }) +
  patty(sketch, 258, look.main) +
  cheese(252, look.second) +
  [216, 282, 348, 414]
    .map(x =>
      el('rect', {
        x: x - 32,
        y: 234,
        width: 64,
        height: 16,
        rx: 8,
        fill: sketch.fade('#e8604a', '#c73a2b'),
      }),
    )
    .join('') +
  ruffle(218, look.accent) +
  ruffle(210, lighter(look.accent, 0.22)) +
  path(
    'M176 214 C 170 118 240 82 320 82 C 400 82 470 118 464 214 C 464 226 452 226 440 226 L 200 226 C 188 226 176 226 176 214Z',
    { fill: sketch.lit(BUN, 0.32) },
  ) +
  stroke('M212 150 C 232 118 276 104 316 103', { colour: lighter(BUN, 0.72), width: 11, opacity: 0.6 }) +
  sesame(sketch, sketch.spread({ x: 322, y: 138, rx: 104, ry: 36 }, 17))

const wrapHalf = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 8, y: 138, rx: 76, ry: 22 }, 0.45) +
  path('M-58 -58 L 58 -58 L 46 132 C 24 146 -24 146 -46 132 Z', { fill: sketch.lit('#edcf97', 0.22) }) +
  ['M-50 -20 C-20 -6 20 -6 52 -22', 'M-46 16 C-18 28 22 28 48 14']
    .map(d => stroke(d, { colour: '#b98542', width: 4, opacity: 0.4 }))
    .join('') +
  sketch
    .spread({ x: 0, y: 10, rx: 40, ry: 50 }, 9)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(4, 10), ry: sketch.between(3, 6) },
        { fill: '#a86a2c', opacity: 0.34 },
      ),
    )
    .join('') +
  path('M-54 38 L54 34 L46 132 C 24 146 -24 146 -46 132 Z', { fill: sketch.fade(PAPER, '#e4d9c6') }) +
  path('M-54 38 L54 34 L52 46 L-53 51Z', { fill: look.dish }) +
  oval({ x: 0, y: -58, rx: 60, ry: 27 }, { fill: '#d9b06c' }) +
  oval({ x: 0, y: -58, rx: 51, ry: 21 }, { fill: darker(look.main, 0.42) }) +
  sketch
    .spread({ x: 0, y: -60, rx: 40, ry: 14 }, 17)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(7, 12), ry: sketch.between(4, 6.5) },
        {
          fill: sketch.lit(
            sketch.pick([look.main, look.main, lighter(look.main, 0.2), look.second, look.accent]),
            0.22,
          ),
          turn: sketch.between(-40, 40),
        },
      ),
    )
    .join('')

/** Two halves of a rolled bread; `dish` is the stripe of the paper. */
export const wrap = (sketch: Sketch, look: DishLook): string =>
  placed(wrapHalf(sketch, look), { x: 246, y: 196, turn: -17, scale: 1.12 }) +
  placed(wrapHalf(sketch, look), { x: 392, y: 206, turn: 15, scale: 1.16 })

/** A long roll with a filling along it: hot dogs, kofta and liver sandwiches. */
export const longRoll = (sketch: Sketch, look: DishLook): string =>
  board(sketch) +
  placed(
    shadow(sketch, { x: 4, y: 64, rx: 190, ry: 34 }, 0.5) +
      path('M-186 6 C-190 62 -150 78 0 78 C 150 78 190 62 186 6 Z', { fill: sketch.lit(BUN, 0.3) }) +
      bar({ x: 0, y: 2, rx: 176, ry: 26 }, { fill: '#f6e3bd', corner: 26 }) +
      sketch
        .spread({ x: 0, y: -4, rx: 158, ry: 12 }, 22)
        .map(spot =>
          oval(
            { ...spot, rx: 18, ry: 10 },
            {
              fill: sketch.lit(sketch.pick([look.accent, lighter(look.accent, 0.2)]), 0.2),
              turn: sketch.between(-30, 30),
            },
          ),
        )
        .join('') +
      bar({ x: 0, y: -14, rx: 172, ry: 25 }, { fill: sketch.lit(look.main, 0.34), corner: 25 }) +
      stroke(
        'M-150 -16 C-128 -34 -106 2 -84 -16 C -62 -34 -40 2 -18 -16 C 4 -34 26 2 48 -16 C 70 -34 92 2 114 -16 C 126 -26 138 -20 148 -14',
        { colour: look.second, width: 8 },
      ) +
      path(
        'M-186 14 C-180 40 -120 46 0 46 C 120 46 180 40 186 14 C 190 62 150 80 0 80 C -150 80 -190 62 -186 14Z',
        { fill: sketch.lit(lighter(BUN, 0.08), 0.26) },
      ) +
      stroke('M-150 56 C-90 66 20 66 92 62', { colour: lighter(BUN, 0.65), width: 6, opacity: 0.5 }),
    { x: 320, y: 206, turn: -4 },
  )

const layer = (y: number, height: number, fill: string): string =>
  path(`M-104 ${y} L104 ${y} L98 ${y + height} L-98 ${y + height}Z`, { fill })

/** Triangles of toasted bread with layers, stood up: club sandwiches. */
export const clubSandwich = (sketch: Sketch, look: DishLook): string => {
  const toast = '#dda35c'
  const half = [
    shadow(sketch, { x: 4, y: 92, rx: 128, ry: 26 }, 0.5),
    el('rect', {
      x: -108,
      y: 60,
      width: 216,
      height: 26,
      rx: 9,
      fill: sketch.fade(lighter(toast, 0.35), toast),
    }),
    layer(44, 17, look.main),
    layer(34, 12, look.second),
    path(
      'M-108 34 C-90 50 -70 28 -52 40 C -30 54 -14 30 6 40 C 28 52 46 30 62 40 C 82 50 98 34 108 34 L104 26 L-104 26Z',
      { fill: look.accent },
    ),
    el('rect', {
      x: -106,
      y: 6,
      width: 212,
      height: 22,
      rx: 8,
      fill: sketch.fade(lighter(toast, 0.35), toast),
    }),
    layer(-8, 15, '#dd5543'),
    layer(-20, 13, look.second),
    layer(-34, 15, look.main),
    path(
      'M-106 -34 C-80 -18 -60 -40 -30 -28 C -4 -18 20 -40 46 -28 C 70 -18 90 -36 106 -34 L100 -44 L-100 -44Z',
      { fill: lighter(look.accent, 0.2) },
    ),
    path('M-106 -44 L106 -44 L84 -84 C 80 -92 -80 -92 -84 -84Z', { fill: sketch.lit(toast, 0.24) }),
    sketch
      .spread({ x: 0, y: -68, rx: 70, ry: 12 }, 9)
      .map(spot => oval({ ...spot, rx: 11, ry: 4 }, { fill: '#9a5d24', opacity: 0.35 }))
      .join(''),
    bar({ x: 0, y: -96, rx: 2.6, ry: 46 }, { fill: '#c9a06b', corner: 2 }),
    dot({ x: 0, y: -138 }, 10, '#3f8f6a'),
  ].join('')
  return (
    board(sketch) +
    placed(half, { x: 238, y: 206, scale: 0.98, turn: -2 }) +
    placed(half, { x: 422, y: 222, scale: 0.94, turn: 3 })
  )
}
