import { darker, lighter } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { drumstick, fishBody, lambShank, shrimp } from './meats.ts'
import { bar, herbs, oval, shadow, sprig } from './shapes.ts'
import type { Area, Sketch } from './sketch.ts'
import { PLATE, plate, wellOf } from './tableware.ts'
import { citrusWheel } from './vegetables.ts'

const WIDE: Area = { x: 320, y: 222, rx: 228, ry: 150 }

const riceHeap = (sketch: Sketch, area: Area, colour: string): string => {
  const shades = [
    lighter(colour, 0.55),
    lighter(colour, 0.34),
    lighter(colour, 0.14),
    darker(colour, 0.1),
  ] as const
  const grains = sketch
    .spread({ ...area, y: area.y - 4, rx: area.rx * 1.02, ry: area.ry * 1.02 }, 300)
    .map(spot =>
      bar(
        { ...spot, rx: sketch.between(6, 9), ry: 2.6 },
        {
          fill: sketch.pick(shades),
          corner: 2.6,
          turn: sketch.between(-75, 75),
          edge: darker(colour, 0.22),
          edgeWidth: 0.6,
        },
      ),
    )
  return (
    shadow(sketch, { ...area, y: area.y + 12, rx: area.rx * 1.1, ry: area.ry * 1.14 }, 0.34) +
    oval(area, { fill: sketch.lit(darker(colour, 0.06), 0.28) }) +
    grains.join('')
  )
}

const nuts = (sketch: Sketch, area: Area): string =>
  sketch
    .spread(area, 15)
    .map((spot, index) =>
      index % 3 === 0
        ? oval({ ...spot, rx: 6, ry: 4.5 }, { fill: '#4b2a20', turn: sketch.between(0, 180) })
        : oval(
            { ...spot, rx: 9, ry: 4.6 },
            {
              fill: sketch.lit('#e8c48d', 0.2),
              turn: sketch.between(0, 180),
              edge: '#b98850',
              edgeWidth: 0.8,
            },
          ),
    )
    .join('')

const onPlatter = (sketch: Sketch, look: DishLook, top: string): string => {
  const heap = { x: 320, y: 222, rx: 168, ry: 98 }
  return (
    plate(sketch, { area: WIDE, colour: look.dish }) +
    riceHeap(sketch, heap, look.main) +
    top +
    nuts(sketch, { ...heap, rx: 128, ry: 74 }) +
    sprig({ x: 430, y: 266 }, 15)
  )
}

export const riceWithLamb = (sketch: Sketch, look: DishLook): string =>
  onPlatter(
    sketch,
    look,
    lambShank(sketch, { x: 272, y: 196, turn: 14, scale: 1.02 }, look.second) +
      lambShank(sketch, { x: 366, y: 226, turn: -16, scale: 1.06 }, look.second),
  )

export const riceWithChicken = (sketch: Sketch, look: DishLook): string =>
  onPlatter(
    sketch,
    look,
    drumstick(sketch, { x: 276, y: 190, turn: 24, scale: 1.14 }, look.second) +
      drumstick(sketch, { x: 346, y: 230, turn: -12, scale: 1.22 }, look.second),
  )

export const riceWithShrimp = (sketch: Sketch, look: DishLook): string => {
  const spots = sketch.spread({ x: 318, y: 208, rx: 104, ry: 54 }, 9)
  return onPlatter(
    sketch,
    look,
    spots
      .map(spot => shrimp(sketch, { ...spot, turn: sketch.between(-60, 60), scale: 1.05 }, look.second))
      .join(''),
  )
}

export const riceWithFish = (sketch: Sketch, look: DishLook): string =>
  onPlatter(
    sketch,
    look,
    fishBody(sketch, { x: 316, y: 206, scale: 0.82, turn: -6 }, look.second) +
      citrusWheel(sketch, { x: 408, y: 262, radius: 22 }),
  )

export const plainRice = (sketch: Sketch, look: DishLook): string => {
  const well = wellOf(PLATE)
  return (
    plate(sketch, { colour: look.dish }) +
    riceHeap(sketch, { ...well, rx: 134, ry: 84 }, look.main) +
    nuts(sketch, { ...well, rx: 60, ry: 30 }) +
    herbs(sketch, { ...well, rx: 112, ry: 62 }, { count: 16, colour: look.accent })
  )
}
