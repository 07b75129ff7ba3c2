import { dip, nibbles, porridge, soup, stew } from './bowls.ts'
import { boats, breadStack, croissants, foldedSquares, manakish, pizza } from './breads.ts'
import type { DishLook } from './dish-look.ts'
import { cup, iced, juice, layered, tea } from './drinks.ts'
import { balls, cutlets, fries, lemons, nuggets, rings, triangles } from './fried.ts'
import { burger, clubSandwich, longRoll, wrap } from './handheld.ts'
import {
  cubesGrill,
  friedChicken,
  koftaGrill,
  lambChops,
  roastChicken,
  rolls,
  shrimpPlate,
  wholeFish,
} from './plates.ts'
import { plainRice, riceWithChicken, riceWithFish, riceWithLamb, riceWithShrimp } from './rice.ts'
import { choppedSalad, salad } from './salads.ts'
import { createSketch } from './sketch.ts'
import type { Sketch } from './sketch.ts'
import { baked, pudding, scoops } from './spoon-sweets.ts'
import { cakeSlice, cookies, kunafa, pancakes, squares, syrupBalls } from './sweets.ts'
import { table } from './tableware.ts'
import { bottle, can, dallah } from './vessels.ts'

type Draw = (sketch: Sketch, look: DishLook) => string

const WIDE = {
  riceWithLamb,
  riceWithChicken,
  riceWithShrimp,
  riceWithFish,
  plainRice,
  wholeFish,
  roastChicken,
  lambChops,
}
const ON_PLATES = {
  shrimpPlate,
  friedChicken,
  rolls,
  dip,
  balls,
  lemons,
  triangles,
  nuggets,
  rings,
  cutlets,
  foldedSquares,
  croissants,
}
const ON_BOARDS = { cubesGrill, koftaGrill, pizza, manakish, boats, breadStack, longRoll, clubSandwich }
const SWEETS = { kunafa, squares, cakeSlice, cookies, syrupBalls, pancakes, baked }
const DEEP = { soup, stew, porridge, salad, choppedSalad, nibbles, burger, wrap, cup }
const TALL = { fries, pudding, scoops, juice, layered, iced, tea, dallah, bottle, can }

const DRAWINGS = new Map<string, { draw: Draw; scale: number }>(
  [
    { drawings: WIDE, scale: 1.16 },
    { drawings: ON_PLATES, scale: 1.24 },
    { drawings: ON_BOARDS, scale: 1.14 },
    { drawings: SWEETS, scale: 1.2 },
    { drawings: DEEP, scale: 1.12 },
    { drawings: TALL, scale: 0.93 },
  ].flatMap(({ drawings, scale }) =>
    Object.entries(drawings).map(([kind, draw]) => [kind, { draw, scale }] as const),
  ),
)

// Pale tables; neighbours on the menu should not share one.
const TABLES = ['#f4ede3', '#ebf1ea', '#f6eae6', '#e8f0f3', '#f7f1dc', '#f0ecf4'] as const

export interface DishDrawing {
  kind: string
  look: DishLook
}

/** The picture of a dish as SVG, 640 × 427. The same seed gives the same picture. */
export const drawDish = ({ kind, look }: DishDrawing, seed: number): string => {
  const drawing = DRAWINGS.get(kind)
  if (!drawing) throw new Error(`No drawing is called ${kind}`)
  const sketch = createSketch(seed)
  const dish = drawing.draw(sketch, look)
  const framed = `<g transform="translate(320 214) scale(${drawing.scale}) translate(-320 -222)">${dish}</g>`
  return sketch.finish(table(sketch, TABLES[seed % TABLES.length] ?? TABLES[0]) + framed)
}
