import { darker, lighter } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { bar, crumbs, dot, herbs, oval, path, placed, shadow, shine, sprig, stroke } from './shapes.ts'
import { el } from './sketch.ts'
import type { Sketch } from './sketch.ts'
import { PLATE, plate, wellOf } from './tableware.ts'

/** A round of shredded pastry over cheese or cream; `main` the pastry, `second` the filling, `accent` the nuts. */
export const kunafa = (sketch: Sketch, look: DishLook): string => {
  const well = wellOf(PLATE)
  const threads = Array.from({ length: 90 }, () => {
    const angle = sketch.between(0, Math.PI * 2)
    const reach = Math.sqrt(sketch.between(0, 1))
    const [x, y] = [320 + Math.cos(angle) * reach * 124, 206 + Math.sin(angle) * reach * 70]
    return stroke(`M${x - 12} ${y} C ${x - 4} ${y - 7} ${x + 4} ${y + 7} ${x + 13} ${y - 2}`, {
      colour: sketch.pick([lighter(look.main, 0.32), darker(look.main, 0.16), look.main]),
      width: 2.6,
      opacity: 0.85,
    })
  })
  return (
    plate(sketch, { colour: look.dish }) +
    shadow(sketch, { ...well, y: 244, rx: 160, ry: 96 }, 0.4) +
    oval({ x: 320, y: 236, rx: 142, ry: 84 }, { fill: darker(look.second, 0.2) }) +
    oval({ x: 320, y: 228, rx: 142, ry: 84 }, { fill: look.second }) +
    oval({ x: 320, y: 208, rx: 142, ry: 84 }, { fill: sketch.lit(look.main, 0.3) }) +
    threads.join('') +
    crumbs(sketch, { x: 320, y: 206, rx: 56, ry: 30 }, { count: 46, colour: look.accent }) +
    stroke('M214 178 C 240 150 284 138 322 136', { colour: '#ffffff', width: 6, opacity: 0.45 })
  )
}

/** Cut in squares or diamonds, a nut on each: basbousa, baklava, hareesa. */
export const squares = (sketch: Sketch, look: DishLook): string => {
  const one = (x: number, y: number) =>
    placed(
      path('M-46 6 L0 -26 L46 6 L46 22 L0 54 L-46 22Z', { fill: darker(look.main, 0.38) }) +
        path('M-46 6 L0 38 L0 54 L-46 22Z', { fill: darker(look.main, 0.2) }) +
        path('M-46 6 L0 -26 L46 6 L0 38Z', { fill: sketch.lit(look.main, 0.24) }) +
        oval({ x: 0, y: 5, rx: 11, ry: 6 }, { fill: sketch.lit(look.second, 0.24), turn: -24 }) +
        stroke('M-34 4 L-2 -18', { colour: lighter(look.main, 0.7), width: 3.4, opacity: 0.6 }),
      { x, y },
    )
  const spots = [
    [320, 150],
    [270, 185],
    [370, 185],
    [220, 220],
    [320, 220],
    [420, 220],
    [270, 255],
    [370, 255],
  ]
  return (
    plate(sketch, { area: { ...PLATE, rx: 230, ry: 152 }, colour: look.dish }) +
    shadow(sketch, { x: 324, y: 254, rx: 168, ry: 80 }, 0.36) +
    spots.map(([x = 0, y = 0]) => one(x, y)).join('') +
    crumbs(sketch, { x: 320, y: 214, rx: 130, ry: 66 }, { count: 40, colour: look.accent })
  )
}

/** A slice that lies on its side: `main` sponge, `second` cream, `accent` the topping. */
export const cakeSlice = (sketch: Sketch, look: DishLook): string =>
  plate(sketch, { area: { ...PLATE, y: 246, rx: 222, ry: 120 }, colour: look.dish }) +
  shadow(sketch, { x: 332, y: 292, rx: 176, ry: 50 }, 0.45) +
  path('M176 220 L452 164 L470 172 L470 268 L196 306 L176 292Z', { fill: darker(look.main, 0.12) }) +
  path('M176 220 L196 232 L470 180 L470 268 L196 312 L176 300Z', {
    fill: sketch.fade(lighter(look.main, 0.14), darker(look.main, 0.16)),
  }) +
  [246, 276]
    .map((y, index) =>
      path(`M196 ${y + 4} L470 ${y - 46 - index * 4} L470 ${y - 36 - index * 4} L196 ${y + 15}Z`, {
        fill: look.second,
      }),
    )
    .join('') +
  path('M176 220 L452 150 C 462 148 470 156 470 166 L470 184 L196 238 L176 226Z', {
    fill: lighter(look.second, 0.3),
  }) +
  path('M172 214 C 176 198 420 132 452 134 C 470 136 474 156 470 168 L 196 230 C 180 232 170 226 172 214Z', {
    fill: sketch.lit(look.accent, 0.22),
  }) +
  [230, 290, 350]
    .map(x =>
      path(
        `M${x} ${284 - x / 4.6} C ${x + 4} ${312 - x / 4.6} ${x + 20} ${312 - x / 4.6} ${x + 22} ${279 - x / 4.6}Z`,
        { fill: look.accent },
      ),
    )
    .join('') +
  stroke('M196 208 C 260 182 340 160 420 146', { colour: '#ffffff', width: 5, opacity: 0.5 }) +
  dot({ x: 404, y: 140 }, 20, sketch.lit('#c8323c', 0.3)) +
  shine({ x: 404, y: 140, rx: 20, ry: 20 }, 0.8) +
  sprig({ x: 430, y: 132 }, 12)

/** Round pastries with a pressed pattern: maamoul, cookies, kleija. */
export const cookies = (sketch: Sketch, look: DishLook): string => {
  const one = (x: number, y: number) =>
    placed(
      shadow(sketch, { x: 4, y: 20, rx: 58, ry: 32 }, 0.4) +
        oval({ x: 0, y: 9, rx: 51, ry: 36 }, { fill: darker(look.main, 0.28) }) +
        oval({ x: 0, y: 0, rx: 51, ry: 36 }, { fill: sketch.lit(look.main, 0.24) }) +
        el('ellipse', {
          cx: 0,
          cy: -1,
          rx: 37,
          ry: 25,
          fill: 'none',
          stroke: darker(look.main, 0.2),
          'stroke-width': 2.4,
          opacity: '0.6',
        }) +
        sketch
          .spread({ x: 0, y: 0, rx: 34, ry: 22 }, 10)
          .map(spot =>
            oval(
              { ...spot, rx: 6, ry: 4 },
              { fill: sketch.lit(look.second, 0.2), turn: sketch.between(0, 180) },
            ),
          )
          .join(''),
      { x, y },
    )
  return (
    plate(sketch, { area: { ...PLATE, rx: 228 }, colour: look.dish }) +
    [
      [264, 168],
      [376, 166],
      [212, 224],
      [320, 220],
      [428, 222],
      [266, 272],
      [374, 274],
    ]
      .map(([x = 0, y = 0]) => one(x, y))
      .join('')
  )
}

/** Golden balls under syrup: luqaimat, awameh, profiteroles. */
export const syrupBalls = (sketch: Sketch, look: DishLook): string => {
  const spots = [
    [258, 218],
    [320, 230],
    [382, 220],
    [286, 252],
    [350, 256],
    [288, 184],
    [350, 186],
    [320, 152],
  ]
  return (
    plate(sketch, { colour: look.dish }) +
    shadow(sketch, { x: 324, y: 256, rx: 132, ry: 60 }, 0.4) +
    spots
      .map(
        ([x = 0, y = 0]) =>
          dot({ x, y }, 38, sketch.lit(look.main, 0.34)) + shine({ x, y, rx: 40, ry: 40 }, 0.55),
      )
      .join('') +
    stroke(
      'M284 132 C 300 112 346 116 352 140 C 362 172 398 176 402 214 M 296 140 C 276 172 250 176 246 212 M 320 126 C 326 170 312 196 322 236',
      { colour: look.second, width: 10, opacity: 0.88 },
    ) +
    crumbs(sketch, { x: 320, y: 190, rx: 84, ry: 62 }, { count: 44, colour: look.accent })
  )
}

/** Stacked rounds with something poured over: pancakes, qatayef. */
export const pancakes = (sketch: Sketch, look: DishLook): string =>
  plate(sketch, { area: { ...PLATE, y: 246, ry: 126 }, colour: look.dish }) +
  shadow(sketch, { x: 326, y: 280, rx: 158, ry: 56 }, 0.45) +
  [262, 238, 214, 190, 166]
    .map((y, index) => {
      const area = { x: 320 + (index % 2 ? 6 : -5), y, rx: 138, ry: 56 }
      return (
        oval({ ...area, y: y + 12 }, { fill: lighter(look.main, 0.42) }) +
        oval(area, { fill: sketch.lit(look.main, 0.28) })
      )
    })
    .join('') +
  path(
    'M230 164 C 240 132 400 132 414 162 C 420 182 404 190 402 214 C 400 232 384 232 382 212 C 378 188 340 196 332 222 C 328 242 310 240 308 220 C 304 196 268 192 262 226 C 258 246 240 242 242 220 C 244 196 226 186 230 164Z',
    { fill: sketch.lit(look.second, 0.22), opacity: 0.95 },
  ) +
  bar({ x: 322, y: 148, rx: 24, ry: 13 }, { fill: '#fbe9a8', corner: 6, turn: -10 }) +
  herbs(sketch, { x: 320, y: 160, rx: 70, ry: 20 }, { count: 9, colour: look.accent }) +
  stroke('M246 160 C 262 146 290 142 306 142', { colour: '#ffffff', width: 5, opacity: 0.5 })
