import { darker, lighter } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { herbs, oval, path, placed, sprig } from './shapes.ts'
import type { Sketch, Spot } from './sketch.ts'
import { BOWL, bowl, mouthOf } from './tableware.ts'
import { citrusWheel, cucumberSlice, lettuce, onionRing, tomatoSlice } from './vegetables.ts'

const MOUTH = mouthOf(BOWL)

const crisp = (sketch: Sketch, spot: Spot, colour: string): string =>
  placed(
    path('M-20 8 L-6 -16 L18 -10 L14 12 Z', {
      fill: sketch.lit(colour, 0.28),
      edge: darker(colour, 0.2),
      edgeWidth: 1.4,
    }),
    { ...spot, turn: sketch.between(-50, 50) },
  )

/** Leaves with tomato and cucumber; `second` is what lies on top: pita crisps, cheese, olives. */
export const salad = (sketch: Sketch, look: DishLook): string => {
  const leaves = sketch
    .spread({ x: 320, y: 168, rx: 118, ry: 50 }, 16)
    .map(spot =>
      lettuce(
        sketch,
        { ...spot, turn: sketch.between(-60, 60), scale: sketch.between(0.8, 1.1) },
        sketch.pick([look.main, lighter(look.main, 0.18), darker(look.main, 0.14)]),
      ),
    )
    .join('')
  const cuts = sketch.spread({ x: 320, y: 164, rx: 108, ry: 44 }, 12).map((spot, index) => {
    if (index % 3 === 0) return tomatoSlice(sketch, { ...spot, radius: 19 })
    return index % 3 === 1 ? cucumberSlice(sketch, spot, 18) : onionRing(spot, 13)
  })
  const top = sketch
    .spread({ x: 320, y: 158, rx: 96, ry: 38 }, 7)
    .map(spot => crisp(sketch, spot, look.second))
    .join('')
  return (
    bowl(sketch, { colour: look.dish, inside: oval(MOUTH, { fill: darker(look.main, 0.3) }) }) +
    leaves +
    cuts.join('') +
    top +
    herbs(sketch, { x: 320, y: 160, rx: 100, ry: 40 }, { count: 12, colour: look.accent })
  )
}

/** Chopped fine: tabbouleh, coleslaw, rahib. */
export const choppedSalad = (sketch: Sketch, look: DishLook): string => {
  const bits = sketch.spread({ x: 320, y: 164, rx: 144, ry: 64 }, 150).map(spot => {
    const colour = sketch.pick([
      look.main,
      lighter(look.main, 0.22),
      darker(look.main, 0.16),
      look.main,
      look.second,
      look.accent,
    ])
    return oval(
      { x: spot.x, y: spot.y - 6, rx: sketch.between(5, 10), ry: sketch.between(3, 5) },
      { fill: colour, turn: sketch.between(0, 180) },
    )
  })
  return (
    bowl(sketch, {
      colour: look.dish,
      inside:
        oval(MOUTH, { fill: darker(look.main, 0.34) }) +
        oval({ ...MOUTH, y: 166, rx: 152, ry: 72 }, { fill: sketch.lit(look.main, 0.2) }),
    }) +
    bits.join('') +
    citrusWheel(sketch, { x: 376, y: 148, radius: 22 }) +
    sprig({ x: 270, y: 150 }, 15)
  )
}
