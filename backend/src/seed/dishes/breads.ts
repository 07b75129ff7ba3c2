import { darker, lighter } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { bar, dot, herbs, leaf, oval, path, placed, shadow, sprig, stroke } from './shapes.ts'
import type { Area, Sketch } from './sketch.ts'
import { PLATE, board, plate } from './tableware.ts'
import { olive, tomatoSlice } from './vegetables.ts'

const CRUST = '#dfa75c'
const ROUND: Area = { x: 320, y: 214, rx: 206, ry: 132 }

const roundBase = (sketch: Sketch, topping: string): string =>
  shadow(sketch, { x: 326, y: 236, rx: 232, ry: 148 }, 0.5) +
  oval({ ...ROUND, y: 222 }, { fill: darker(CRUST, 0.3) }) +
  oval(ROUND, { fill: sketch.lit(CRUST, 0.26) }) +
  oval({ ...ROUND, rx: 182, ry: 114 }, { fill: darker(topping, 0.18) }) +
  oval({ ...ROUND, y: 212, rx: 178, ry: 111 }, { fill: sketch.lit(topping, 0.18) })

const blisters = (sketch: Sketch, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + sketch.between(-0.1, 0.1)
    return oval(
      {
        x: 320 + Math.cos(angle) * 194,
        y: 214 + Math.sin(angle) * 123,
        rx: sketch.between(5, 13),
        ry: sketch.between(3, 6),
      },
      { fill: '#9c5c22', opacity: 0.4, turn: (angle * 180) / Math.PI },
    )
  }).join('')

/** `main` is the sauce and cheese, `second` what lies on it, `accent` the leaves. */
export const pizza = (sketch: Sketch, look: DishLook): string =>
  roundBase(sketch, '#c9502c') +
  sketch
    .spread({ ...ROUND, rx: 160, ry: 98 }, 26)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(22, 38), ry: sketch.between(13, 22) },
        { fill: sketch.lit(look.main, 0.16), opacity: 0.92, turn: sketch.between(-40, 40) },
      ),
    )
    .join('') +
  sketch
    .spread({ ...ROUND, rx: 142, ry: 84 }, 12)
    .map(
      spot =>
        oval({ x: spot.x + 1, y: spot.y + 4, rx: 21, ry: 15 }, { fill: '#5a2a14', opacity: 0.3 }) +
        oval({ ...spot, rx: 21, ry: 15 }, { fill: sketch.lit(look.second, 0.26) }) +
        oval({ ...spot, rx: 16, ry: 11 }, { fill: lighter(look.second, 0.16), opacity: 0.6 }),
    )
    .join('') +
  sketch
    .spread({ ...ROUND, rx: 146, ry: 86 }, 7)
    .map(spot => leaf(spot, { size: 15, turn: sketch.between(0, 180), colour: look.accent }))
    .join('') +
  sketch
    .spread({ ...ROUND, rx: 130, ry: 76 }, 5)
    .map(spot => olive(sketch, spot))
    .join('') +
  blisters(sketch, 15)

/** Thin dough with one topping, strewn fine: zaatar, cheese, minced meat. */
export const manakish = (sketch: Sketch, look: DishLook): string =>
  roundBase(sketch, look.main) +
  sketch
    .spread({ ...ROUND, rx: 166, ry: 102 }, 170)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(3, 7), ry: sketch.between(2, 4) },
        {
          fill: sketch.pick([look.second, darker(look.main, 0.3), lighter(look.main, 0.3), look.accent]),
          turn: sketch.between(0, 180),
          opacity: 0.85,
        },
      ),
    )
    .join('') +
  stroke('M196 150 L444 280 M196 280 L444 150', { colour: darker(CRUST, 0.34), width: 2.6, opacity: 0.45 }) +
  blisters(sketch, 16) +
  sprig({ x: 470, y: 306 }, 16)

const boat = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 6, y: 20, rx: 128, ry: 34 }, 0.36) +
  path('M-128 0 C-96 -42 96 -42 128 0 C 96 42 -96 42 -128 0Z', { fill: sketch.lit(CRUST, 0.3) }) +
  path('M-96 0 C-70 -24 70 -24 96 0 C 70 24 -70 24 -96 0Z', { fill: sketch.lit(look.main, 0.22) }) +
  sketch
    .spread({ x: 0, y: 0, rx: 72, ry: 13 }, 20)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(3, 7), ry: sketch.between(2, 3.6) },
        {
          fill: sketch.pick([look.second, look.accent, lighter(look.main, 0.3)]),
          turn: sketch.between(0, 180),
        },
      ),
    )
    .join('') +
  stroke('M-118 -8 C-92 -32 -40 -34 -8 -34', { colour: lighter(CRUST, 0.6), width: 5, opacity: 0.6 })

/** Boat-shaped pastries with an open filling. */
export const boats = (sketch: Sketch, look: DishLook): string =>
  board(sketch) +
  [160, 216, 272]
    .map((y, index) => placed(boat(sketch, look), { x: 306 + index * 14, y, turn: -6, scale: 1.08 }))
    .join('')

/** A stack of round loaves. */
export const breadStack = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 328, y: 310, rx: 210, ry: 66 }, 0.5) +
  [292, 262, 232, 202, 172]
    .map((y, index) => {
      const area = { x: 320 + (index % 2 ? 9 : -8), y, rx: 182 - index * 4, ry: 66 }
      return (
        oval({ ...area, y: y + 10 }, { fill: darker(look.main, 0.34) }) +
        oval(area, { fill: sketch.lit(look.main, 0.26) })
      )
    })
    .join('') +
  sketch
    .spread({ x: 322, y: 166, rx: 128, ry: 40 }, 11)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(10, 24), ry: sketch.between(5, 9) },
        { fill: look.second, opacity: 0.42, turn: sketch.between(-20, 20) },
      ),
    )
    .join('') +
  sketch
    .spread({ x: 320, y: 166, rx: 136, ry: 44 }, 26)
    .map(spot => oval({ ...spot, rx: 3.4, ry: 2 }, { fill: '#f6e6c3', turn: sketch.between(0, 180) }))
    .join('')

/** Square pan-fried pastries, cut: mutabbaq, martabak, crêpes, grilled cheese. */
export const foldedSquares = (sketch: Sketch, look: DishLook): string => {
  const square = (x: number, y: number, turn: number) =>
    placed(
      shadow(sketch, { x: 5, y: 20, rx: 82, ry: 46 }, 0.4) +
        bar({ x: 0, y: 8, rx: 68, ry: 42 }, { fill: darker(look.main, 0.36), corner: 14 }) +
        bar({ x: 0, y: 0, rx: 68, ry: 42 }, { fill: sketch.lit(look.main, 0.28), corner: 14 }) +
        stroke('M-58 -8 L58 10 M-20 -38 L-30 38', {
          colour: darker(look.main, 0.3),
          width: 2.6,
          opacity: 0.5,
        }) +
        sketch
          .spread({ x: 0, y: 0, rx: 46, ry: 26 }, 8)
          .map(spot =>
            oval(
              { ...spot, rx: sketch.between(6, 15), ry: sketch.between(3, 6) },
              { fill: look.second, opacity: 0.5, turn: sketch.between(-30, 30) },
            ),
          )
          .join(''),
      { x, y, turn },
    )
  return (
    plate(sketch, { area: { ...PLATE, rx: 234 }, colour: look.dish }) +
    square(258, 178, -8) +
    square(390, 196, 6) +
    square(316, 254, -3) +
    herbs(sketch, { x: 322, y: 218, rx: 96, ry: 50 }, { count: 10, colour: look.accent }) +
    tomatoSlice(sketch, { x: 458, y: 264, radius: 24 })
  )
}

/** Croissants and buns. */
export const croissants = (sketch: Sketch, look: DishLook): string => {
  const one = (x: number, y: number, turn: number) =>
    placed(
      shadow(sketch, { x: 4, y: 34, rx: 110, ry: 34 }, 0.4) +
        path(
          'M-106 40 C-112 -6 -60 -52 0 -52 C 60 -52 112 -6 106 40 C 92 20 60 10 40 26 C 20 14 -20 14 -40 26 C -60 10 -92 20 -106 40Z',
          { fill: sketch.lit(look.main, 0.34) },
        ) +
        [
          'M-76 -14 C-66 0 -62 8 -62 18',
          'M-38 -42 C-30 -18 -30 4 -32 20',
          'M0 -52 C 4 -26 4 -4 0 18',
          'M38 -42 C 32 -18 32 4 33 20',
          'M76 -14 C 66 0 62 8 62 18',
        ]
          .map(d => stroke(d, { colour: darker(look.main, 0.34), width: 3.4, opacity: 0.55 }))
          .join('') +
        stroke('M-64 -26 C-40 -44 -20 -46 -6 -46', {
          colour: lighter(look.main, 0.65),
          width: 6,
          opacity: 0.6,
        }),
      { x, y, turn },
    )
  return (
    plate(sketch, { colour: look.dish }) +
    one(286, 186, -14) +
    one(362, 244, 10) +
    sketch
      .spread({ x: 322, y: 214, rx: 96, ry: 52 }, 22)
      .map(spot => dot(spot, sketch.between(1.4, 2.6), look.accent))
      .join('')
  )
}
