import { darker, lighter, mix } from './colours.ts'
import type { DishLook } from './dish-look.ts'
import { bar, dot, leaf, oval, path, placed, shadow, shine, sprig, stroke } from './shapes.ts'
import { el } from './sketch.ts'
import type { Sketch } from './sketch.ts'
import { citrusWheel } from './vegetables.ts'

const GLASS = '#e9f2f4'

const ice = (sketch: Sketch, spots: [number, number][]): string =>
  spots
    .map(([x, y]) =>
      bar(
        { x, y, rx: 21, ry: 20 },
        {
          fill: '#ffffff',
          opacity: 0.42,
          corner: 7,
          turn: sketch.between(-30, 30),
          edge: '#ffffff',
          edgeWidth: 1.6,
        },
      ),
    )
    .join('')

const straw = (sketch: Sketch, colour: string): string =>
  placed(
    el('rect', {
      x: -7,
      y: -120,
      width: 14,
      height: 250,
      rx: 6,
      fill: sketch.fade(lighter(colour, 0.3), darker(colour, 0.15)),
    }),
    { x: 368, y: 128, turn: 13 },
  )

const tall = (sketch: Sketch, liquid: string): string =>
  shadow(sketch, { x: 330, y: 366, rx: 112, ry: 24 }, 0.55) +
  path('M226 76 L414 76 L394 350 C 392 364 380 368 320 368 C 260 368 248 364 246 350Z', {
    fill: GLASS,
    opacity: 0.85,
  }) +
  liquid

const glassFront = (): string =>
  el('ellipse', { cx: 320, cy: 77, rx: 94, ry: 20, fill: 'none', stroke: '#ffffff', 'stroke-width': 5 }) +
  stroke('M248 112 L264 330', { colour: '#ffffff', width: 10, opacity: 0.55 }) +
  stroke('M392 120 L380 300', { colour: '#ffffff', width: 4, opacity: 0.4 })

/** `main` the drink at the bottom, `second` its top, `accent` the fruit on the rim. */
export const juice = (sketch: Sketch, look: DishLook): string =>
  straw(sketch, look.dish) +
  tall(
    sketch,
    path('M233 116 L407 116 L389 346 C 388 356 376 358 320 358 C 264 358 252 356 251 346Z', {
      fill: sketch.fade(look.second, look.main),
    }) +
      oval({ x: 320, y: 116, rx: 87, ry: 19 }, { fill: sketch.lit(lighter(look.second, 0.2), 0.16) }) +
      ice(sketch, [
        [284, 150],
        [346, 166],
        [302, 206],
        [360, 226],
      ]),
  ) +
  glassFront() +
  citrusWheel(sketch, { x: 418, y: 84, radius: 40, colour: look.accent }) +
  sprig({ x: 292, y: 92 }, 20)

/** Thick and layered: smoothies, milk shakes, fruit cocktails. */
export const layered = (sketch: Sketch, look: DishLook): string =>
  straw(sketch, look.accent) +
  tall(
    sketch,
    path('M231 100 L409 100 L389 346 C 388 356 376 358 320 358 C 264 358 252 356 251 346Z', {
      fill: sketch.lit(look.main, 0.16),
    }) +
      path(
        'M238 190 C 270 168 300 214 336 192 C 364 176 384 206 401 190 L 395 268 C 370 288 336 252 306 272 C 280 290 260 262 244 272Z',
        { fill: look.second, opacity: 0.92 },
      ) +
      path(
        'M245 292 C 280 274 320 312 352 294 C 372 284 384 298 393 292 L389 346 C 388 356 376 358 320 358 C 264 358 252 356 251 346Z',
        { fill: look.accent, opacity: 0.85 },
      ),
  ) +
  [
    [278, 92, 34],
    [356, 90, 36],
    [318, 72, 42],
  ]
    .map(([x = 0, y = 0, r = 0]) => dot({ x, y }, r, sketch.lit('#fffaf2', 0.14)))
    .join('') +
  glassFront() +
  dot({ x: 318, y: 34 }, 15, sketch.lit('#c8323c', 0.3)) +
  shine({ x: 318, y: 34, rx: 15, ry: 15 }, 0.8)

/** Coffee over ice, milk running down; or a fizzy drink in a glass. */
export const iced = (sketch: Sketch, look: DishLook): string =>
  straw(sketch, look.accent) +
  tall(
    sketch,
    path('M233 112 L407 112 L389 346 C 388 356 376 358 320 358 C 264 358 252 356 251 346Z', {
      fill: sketch.fade(look.main, look.second),
    }) +
      path(
        'M234 130 C 262 190 276 130 296 176 C 312 220 330 150 352 190 C 370 226 380 160 404 150 L407 112 L233 112Z',
        { fill: look.main, opacity: 0.9 },
      ) +
      oval({ x: 320, y: 112, rx: 87, ry: 19 }, { fill: sketch.lit(lighter(look.main, 0.12), 0.16) }) +
      ice(sketch, [
        [276, 142],
        [338, 150],
        [300, 190],
        [362, 206],
        [286, 246],
        [346, 268],
      ]),
  ) +
  glassFront()

/** A cup from the side and above; `main` the drink, `second` the pattern on it. */
export const cup = (sketch: Sketch, look: DishLook): string =>
  shadow(sketch, { x: 326, y: 318, rx: 232, ry: 62 }, 0.55) +
  oval({ x: 320, y: 304, rx: 206, ry: 60 }, { fill: darker(look.dish, 0.12) }) +
  oval({ x: 320, y: 297, rx: 206, ry: 59 }, { fill: sketch.lit(look.dish, 0.16) }) +
  oval({ x: 320, y: 299, rx: 116, ry: 30 }, { fill: darker(look.dish, 0.1) }) +
  el('path', {
    d: 'M444 170 C 520 156 524 246 432 248',
    fill: 'none',
    stroke: darker(look.dish, 0.08),
    'stroke-width': 22,
    'stroke-linecap': 'round',
  }) +
  el('path', {
    d: 'M444 168 C 516 156 520 240 434 242',
    fill: 'none',
    stroke: lighter(look.dish, 0.4),
    'stroke-width': 14,
    'stroke-linecap': 'round',
  }) +
  path('M184 148 C 186 254 226 304 320 304 C 414 304 454 254 456 148Z', {
    fill: sketch.lit(look.dish, 0.2),
  }) +
  oval({ x: 320, y: 148, rx: 136, ry: 54 }, { fill: lighter(look.dish, 0.5) }) +
  oval({ x: 320, y: 152, rx: 123, ry: 46 }, { fill: sketch.lit(look.main, 0.26) }) +
  path(
    'M320 190 C 270 174 256 152 276 138 C 296 126 316 136 320 148 C 324 136 344 126 364 138 C 384 152 370 174 320 190Z',
    { fill: look.second, opacity: 0.92 },
  ) +
  stroke('M320 186 C 300 172 292 158 298 148 M320 186 C 340 172 348 158 342 148', {
    colour: mix(look.main, look.second, 0.4),
    width: 3,
    opacity: 0.8,
  }) +
  stroke('M212 186 C 220 236 242 270 276 284', { colour: '#ffffff', width: 10, opacity: 0.5 })

const steam = (): string =>
  ['M286 76 C 268 54 302 44 284 20', 'M322 70 C 304 46 340 36 322 10', 'M358 76 C 340 54 374 44 356 20']
    .map(d => stroke(d, { colour: '#ffffff', width: 8, opacity: 0.85 }))
    .join('')

/** A small waisted glass on a saucer. */
export const tea = (sketch: Sketch, look: DishLook): string =>
  steam() +
  shadow(sketch, { x: 326, y: 346, rx: 176, ry: 40 }, 0.55) +
  oval({ x: 320, y: 338, rx: 156, ry: 38 }, { fill: darker(look.dish, 0.14) }) +
  oval({ x: 320, y: 332, rx: 156, ry: 37 }, { fill: sketch.lit(look.dish, 0.16) }) +
  path(
    'M238 104 C 240 166 268 186 266 222 C 264 262 240 286 246 316 C 250 336 282 340 320 340 C 358 340 390 336 394 316 C 400 286 376 262 374 222 C 372 186 400 166 402 104Z',
    { fill: GLASS, opacity: 0.9 },
  ) +
  path(
    'M246 140 C 254 176 276 190 274 224 C 272 264 250 286 255 312 C 258 328 286 331 320 331 C 354 331 382 328 385 312 C 390 286 368 264 366 224 C 364 190 386 176 394 140Z',
    { fill: sketch.fade(look.second, look.main) },
  ) +
  oval({ x: 320, y: 140, rx: 74, ry: 17 }, { fill: sketch.lit(lighter(look.second, 0.14), 0.2) }) +
  el('ellipse', { cx: 320, cy: 104, rx: 82, ry: 18, fill: 'none', stroke: '#ffffff', 'stroke-width': 5 }) +
  stroke('M260 128 C 268 176 288 190 284 224', { colour: '#ffffff', width: 8, opacity: 0.6 }) +
  [-34, 14, 50]
    .map(turn =>
      leaf({ x: 322 + turn * 0.7, y: 126 - Math.abs(turn) / 9 }, { size: 22, turn, colour: look.accent }),
    )
    .join('')
