import { darker, lighter, mix } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { chunk } from './meats.ts'
import { bar, dot, herbs, oval, placed, shadow, shine, sprig, stroke } from './shapes.ts'
import type { Area, Sketch } from './sketch.ts'
import { BOWL, PLATE, bowl, mouthOf, plate, wellOf } from './tableware.ts'
import { citrusWheel, olive } from './vegetables.ts'

const MOUTH = mouthOf(BOWL)

const surface = (sketch: Sketch, area: Area, colour: string): string =>
  oval(area, { fill: sketch.lit(colour, 0.2) }) +
  oval(
    { ...area, y: area.y + 3, rx: area.rx * 0.97, ry: area.ry * 0.95 },
    { fill: lighter(colour, 0.06), opacity: 0.5 },
  )

/** A spread in a shallow dish: a swirl, oil in it, and a garnish on top. */
export const dip = (sketch: Sketch, look: DishLook): string => {
  const well = wellOf(PLATE)
  const body = { ...well, rx: 142, ry: 92 }
  const swirl = [0.82, 0.6, 0.38]
    .map(
      share =>
        stroke(
          `M${320 - body.rx * share} ${224} C ${320 - body.rx * share} ${224 - body.ry * share * 1.25} ${320 + body.rx * share} ${224 - body.ry * share * 1.25} ${320 + body.rx * share} ${226} C ${320 + body.rx * share} ${226 + body.ry * share * 1.1} ${320 - body.rx * share * 0.7} ${226 + body.ry * share * 1.2} ${320 - body.rx * share * 0.82} ${236}`,
          { colour: darker(look.main, 0.14), width: 9, opacity: 0.55 },
        ) +
        stroke(
          `M${320 - body.rx * share} ${221} C ${320 - body.rx * share} ${219 - body.ry * share * 1.25} ${320 + body.rx * share} ${219 - body.ry * share * 1.25} ${320 + body.rx * share} ${222}`,
          { colour: lighter(look.main, 0.75), width: 4, opacity: 0.7 },
        ),
    )
    .join('')
  const oil =
    oval({ x: 322, y: 226, rx: 58, ry: 32 }, { fill: sketch.lit('#d9a62b', 0.2), opacity: 0.85 }) +
    shine({ x: 322, y: 226, rx: 58, ry: 32 }, 0.7)
  const toppings = sketch
    .spread({ x: 322, y: 224, rx: 40, ry: 20 }, 7)
    .map(spot => dot(spot, 8.5, sketch.lit(look.second, 0.24)) + shine({ ...spot, rx: 9, ry: 9 }, 0.6))
    .join('')
  return (
    plate(sketch, { colour: look.dish }) +
    shadow(sketch, { x: 324, y: 236, rx: 156, ry: 100 }, 0.26) +
    surface(sketch, body, look.main) +
    swirl +
    oil +
    toppings +
    herbs(sketch, { x: 320, y: 228, rx: 124, ry: 76 }, { count: 18, colour: look.accent }) +
    sprig({ x: 414, y: 276 }, 13)
  )
}

/** A smooth soup with a thread of cream, croutons and a wedge of lemon. */
export const soup = (sketch: Sketch, look: DishLook): string =>
  bowl(sketch, {
    colour: look.dish,
    inside:
      surface(sketch, MOUTH, look.main) +
      stroke('M220 184 C 250 152 300 150 330 172 C 352 190 400 190 424 168', {
        colour: lighter(look.main, 0.72),
        width: 8,
        opacity: 0.85,
      }) +
      stroke('M248 204 C 288 220 340 218 372 206', {
        colour: lighter(look.main, 0.5),
        width: 5,
        opacity: 0.6,
      }) +
      sketch
        .spread({ x: 318, y: 186, rx: 92, ry: 36 }, 6)
        .map(spot =>
          bar(
            { ...spot, rx: 11, ry: 9 },
            { fill: sketch.lit(look.second, 0.28), corner: 3, turn: sketch.between(-40, 40) },
          ),
        )
        .join('') +
      herbs(sketch, { x: 320, y: 186, rx: 120, ry: 52 }, { count: 16, colour: look.accent }),
  }) + citrusWheel(sketch, { x: 512, y: 318, radius: 30 })

/** A sauce with pieces in it. */
export const stew = (sketch: Sketch, look: DishLook): string =>
  bowl(sketch, {
    colour: look.dish,
    inside:
      surface(sketch, MOUTH, look.main) +
      sketch
        .spread({ x: 318, y: 180, rx: 108, ry: 46 }, 9)
        .map(spot =>
          chunk(
            sketch,
            { ...spot, turn: sketch.between(0, 180), scale: sketch.between(0.85, 1.1) },
            look.second,
          ),
        )
        .join('') +
      sketch
        .spread({ x: 320, y: 184, rx: 130, ry: 56 }, 12)
        .map(spot =>
          oval(
            { ...spot, rx: sketch.between(5, 12), ry: sketch.between(2, 5) },
            { fill: lighter(look.main, 0.4), opacity: 0.5 },
          ),
        )
        .join('') +
      herbs(sketch, { x: 320, y: 182, rx: 116, ry: 50 }, { count: 16, colour: look.accent }),
  })

/** Beans or grains in a bowl: foul, lentils, jareesh, harees. */
export const porridge = (sketch: Sketch, look: DishLook): string =>
  bowl(sketch, {
    colour: look.dish,
    inside:
      surface(sketch, MOUTH, look.main) +
      sketch
        .spread({ ...MOUTH, rx: 146, ry: 66 }, 52)
        .map(spot =>
          oval(
            { ...spot, rx: sketch.between(7, 11), ry: sketch.between(5, 7) },
            {
              fill: sketch.lit(
                sketch.pick([look.main, darker(look.main, 0.14), lighter(look.main, 0.2)]),
                0.24,
              ),
              turn: sketch.between(0, 180),
            },
          ),
        )
        .join('') +
      oval({ x: 320, y: 180, rx: 50, ry: 22 }, { fill: look.second, opacity: 0.85 }) +
      shine({ x: 320, y: 180, rx: 50, ry: 22 }, 0.5) +
      herbs(sketch, { x: 320, y: 182, rx: 96, ry: 42 }, { count: 14, colour: look.accent }),
  })

/** Small things in a small bowl: olives, pickles, dates, nuts. */
export const nibbles = (sketch: Sketch, look: DishLook): string =>
  bowl(sketch, {
    area: { ...BOWL, rx: 158, ry: 78, y: 186 },
    depth: 108,
    colour: look.dish,
    inside:
      oval({ x: 320, y: 192, rx: 147, ry: 70 }, { fill: mix(look.main, '#2a1a10', 0.4) }) +
      sketch
        .spread({ x: 320, y: 182, rx: 122, ry: 52 }, 34)
        .map((spot, index) =>
          index % 4 === 3
            ? placed(olive(sketch, { x: 0, y: 0 }, look.second), { ...spot, scale: 1.4 })
            : oval(
                { ...spot, rx: 20, ry: 12 },
                {
                  fill: sketch.lit(sketch.pick([look.main, lighter(look.main, 0.16)]), 0.3),
                  turn: sketch.between(-60, 60),
                },
              ),
        )
        .join('') +
      sprig({ x: 352, y: 168 }, 13, look.accent),
  })
