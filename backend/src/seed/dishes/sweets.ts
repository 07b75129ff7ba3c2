import { darker, lighter, mix } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { bar, dot, herbs, oval, path, placed, shadow, shine, sprig, stroke } from './shapes.ts'
import { el } from './sketch.ts'
import type { Sketch, Spot } from './sketch.ts'
import { PLATE, plate, wellOf } from './tableware.ts'

const PISTACHIO = '#9db54a'

const crumbs = (
  sketch: Sketch,
  area: Spot & { rx: number; ry: number },
  look: { count: number; colour: string },
): string =>
  sketch
    .spread(area, look.count)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(2.4, 5), ry: sketch.between(1.8, 3.4) },
        {
          fill: sketch.pick([look.colour, lighter(look.colour, 0.3), darker(look.colour, 0.25)]),
          turn: sketch.between(0, 180),
        },
      ),
    )
    .join('')

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
