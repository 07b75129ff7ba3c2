import { darker, lighter } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { drumstick, fishBody, lambShank, shrimp, skewer } from './meats.ts'
import { bar, dot, herbs, oval, path, placed, shadow, shine, sprig, stroke } from './shapes.ts'
import type { Area, Sketch } from './sketch.ts'
import { board, plate } from './tableware.ts'
import { citrusWheel, onionRing, tomatoSlice } from './vegetables.ts'

const WIDE: Area = { x: 320, y: 222, rx: 228, ry: 150 }

const grillOn = (sketch: Sketch, look: DishLook, kind: 'kofta' | 'cubes'): string =>
  board(sketch) +
  oval({ x: 310, y: 216, rx: 182, ry: 84 }, { fill: sketch.lit('#f0d9b2', 0.18), edge: '#dcbb88' }) +
  [168, 214, 260]
    .map((y, index) =>
      skewer(
        sketch,
        { x: 316 + index * 6, y, turn: -5 },
        { colour: index === 1 ? look.second : look.main, kind },
      ),
    )
    .join('') +
  tomatoSlice(sketch, { x: 486, y: 272, radius: 32 }) +
  onionRing({ x: 150, y: 162 }, 24) +
  sprig({ x: 148, y: 276 }, 17, look.accent)

export const koftaGrill = (sketch: Sketch, look: DishLook): string => grillOn(sketch, look, 'kofta')
export const cubesGrill = (sketch: Sketch, look: DishLook): string => grillOn(sketch, look, 'cubes')

export const wholeFish = (sketch: Sketch, look: DishLook): string =>
  plate(sketch, { area: { ...WIDE, rx: 262 }, colour: look.dish }) +
  fishBody(sketch, { x: 314, y: 216, turn: -5 }, look.main) +
  citrusWheel(sketch, { x: 232, y: 290, radius: 27 }) +
  citrusWheel(sketch, { x: 282, y: 304, radius: 25 }) +
  sprig({ x: 404, y: 300 }, 17)

export const shrimpPlate = (sketch: Sketch, look: DishLook): string =>
  plate(sketch, { colour: look.dish }) +
  sketch
    .spread({ x: 316, y: 216, rx: 106, ry: 62 }, 13)
    .map(spot => shrimp(sketch, { ...spot, turn: sketch.between(-80, 80), scale: 1.28 }, look.main))
    .join('') +
  herbs(sketch, { x: 318, y: 220, rx: 116, ry: 70 }, { count: 20, colour: look.accent }) +
  citrusWheel(sketch, { x: 432, y: 270, radius: 29 })

export const friedChicken = (sketch: Sketch, look: DishLook): string => {
  const pieces = [
    { x: 262, y: 172, turn: 30 },
    { x: 384, y: 176, turn: -150 },
    { x: 236, y: 236, turn: 4 },
    { x: 372, y: 242, turn: -22 },
    { x: 304, y: 262, turn: 14 },
  ]
  return (
    plate(sketch, { colour: look.dish }) +
    pieces
      .map(piece => drumstick(sketch, { ...piece, scale: 1.12 }, sketch.pick([look.main, look.second])))
      .join('') +
    sprig({ x: 440, y: 292 }, 14, look.accent)
  )
}

export const roastChicken = (sketch: Sketch, look: DishLook): string =>
  plate(sketch, { area: WIDE, colour: look.dish }) +
  shadow(sketch, { x: 326, y: 268, rx: 158, ry: 60 }, 0.4) +
  path(
    'M176 236 C 172 158 240 118 318 120 C 402 122 462 168 462 234 C 462 292 396 306 318 306 C 240 306 180 296 176 236Z',
    { fill: sketch.lit(look.main, 0.36) },
  ) +
  drumstick(sketch, { x: 226, y: 254, turn: 152, scale: 1.1 }, look.second) +
  drumstick(sketch, { x: 414, y: 254, turn: 28, scale: 1.1 }, look.second) +
  stroke('M232 178 C 262 148 312 138 352 144', {
    colour: lighter(look.main, 0.7),
    width: 12,
    opacity: 0.45,
  }) +
  stroke('M318 150 C 326 196 326 236 318 280', { colour: darker(look.main, 0.4), width: 4, opacity: 0.45 }) +
  citrusWheel(sketch, { x: 500, y: 214, radius: 24 }) +
  sprig({ x: 142, y: 208 }, 16, look.accent)

export const lambChops = (sketch: Sketch, look: DishLook): string =>
  plate(sketch, { area: WIDE, colour: look.dish }) +
  [
    { x: 262, y: 174, turn: 20 },
    { x: 366, y: 192, turn: -8 },
    { x: 286, y: 254, turn: -18 },
  ]
    .map(piece => lambShank(sketch, { ...piece, scale: 1.26 }, sketch.pick([look.main, look.second])))
    .join('') +
  citrusWheel(sketch, { x: 428, y: 268, radius: 25 }) +
  sprig({ x: 186, y: 226 }, 16, look.accent)

/** Cylinders stacked on each other: stuffed vine leaves, spring rolls, musakhan rolls. */
export const rolls = (sketch: Sketch, look: DishLook): string => {
  const rows = [
    { y: 172, from: 226, count: 5 },
    { y: 210, from: 204, count: 6 },
    { y: 250, from: 222, count: 5 },
  ]
  const one = (x: number, y: number, colour: string) =>
    placed(
      shadow(sketch, { x: 3, y: 22, rx: 26, ry: 14 }, 0.35) +
        bar({ x: 0, y: 0, rx: 18, ry: 33 }, { fill: sketch.lit(colour, 0.34), corner: 16 }) +
        stroke('M-9 -18 C-4 -6 -4 8 -10 20', { colour: lighter(colour, 0.45), width: 3.4, opacity: 0.6 }) +
        stroke('M8 -20 C 3 -4 6 10 10 18', { colour: darker(colour, 0.35), width: 1.8, opacity: 0.5 }),
      { x, y, turn: sketch.between(12, 24) },
    )
  return (
    plate(sketch, { colour: look.dish }) +
    rows
      .map(({ y, from, count }) =>
        Array.from({ length: count }, (_, index) =>
          one(from + index * 45, y, sketch.pick([look.main, look.second])),
        ).join(''),
      )
      .join('') +
    citrusWheel(sketch, { x: 448, y: 268, radius: 26 }) +
    dot({ x: 200, y: 276 }, 9, '#b3261e') +
    shine({ x: 200, y: 276, rx: 10, ry: 9 })
  )
}
