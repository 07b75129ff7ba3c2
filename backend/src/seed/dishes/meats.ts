import { darker, lighter } from './colours.ts'
import { bar, dot, oval, path, placed, shadow, shine, stroke } from './shapes.ts'
import type { Sketch, Spot } from './sketch.ts'

interface Piece extends Spot {
  turn?: number
  scale?: number
}

const BONE = '#f4ead9'

export const drumstick = (sketch: Sketch, piece: Piece, colour: string): string =>
  placed(
    shadow(sketch, { x: 6, y: 26, rx: 66, ry: 26 }, 0.3) +
      bar({ x: 62, y: 1, rx: 22, ry: 6 }, { fill: BONE, corner: 6 }) +
      dot({ x: 82, y: -4 }, 8, BONE) +
      dot({ x: 83, y: 6 }, 7.5, '#eadcc6') +
      path(
        'M-50 2 C-52 -36 2 -46 32 -20 C 42 -10 52 -6 60 -6 L 60 9 C 50 10 42 15 32 24 C 4 48 -48 40 -50 2Z',
        {
          fill: sketch.lit(colour, 0.34),
        },
      ) +
      stroke('M-34 -14 C-20 -28 2 -28 16 -18', { colour: lighter(colour, 0.6), width: 6, opacity: 0.55 }) +
      [-28, -8, 12].map(x => dot({ x, y: 14 - Math.abs(x) / 5 }, 2.4, darker(colour, 0.35))).join(''),
    piece,
  )

export const lambShank = (sketch: Sketch, piece: Piece, colour = '#8d4f2b'): string =>
  placed(
    shadow(sketch, { x: 4, y: 28, rx: 74, ry: 26 }, 0.34) +
      bar({ x: 66, y: -14, rx: 26, ry: 7.5 }, { fill: BONE, corner: 7, turn: -16 }) +
      oval({ x: 90, y: -21, rx: 8, ry: 11 }, { fill: '#e6d6bd', turn: -16 }) +
      path('M-62 4 C-66 -30 -30 -44 2 -38 C 30 -36 52 -28 58 -16 C 64 -2 52 10 36 18 C 12 34 -56 44 -62 4Z', {
        fill: sketch.lit(colour, 0.36),
      }) +
      stroke('M-46 -6 C-30 -26 0 -30 26 -24', { colour: lighter(colour, 0.5), width: 7, opacity: 0.5 }) +
      stroke('M-40 14 C-18 22 6 18 28 8', { colour: darker(colour, 0.4), width: 3, opacity: 0.6 }) +
      stroke('M-28 2 C-8 8 14 4 34 -6', { colour: darker(colour, 0.3), width: 2.4, opacity: 0.5 }),
    piece,
  )

export const chunk = (sketch: Sketch, piece: Piece, colour: string): string =>
  placed(
    oval({ x: 2, y: 9, rx: 24, ry: 15 }, { fill: darker(colour, 0.55), opacity: 0.35 }) +
      path('M-22 2 C-22 -14 -8 -19 5 -17 C 18 -16 24 -6 22 5 C 20 16 6 18 -5 17 C -16 16 -22 12 -22 2Z', {
        fill: sketch.lit(colour, 0.3),
      }) +
      stroke('M-12 -7 C-6 -12 4 -12 10 -9', { colour: lighter(colour, 0.6), width: 3.4, opacity: 0.6 }),
    piece,
  )

export const shrimp = (sketch: Sketch, piece: Piece, colour = '#ef8a5b'): string =>
  placed(
    path('M-26 12 C-34 -22 14 -38 28 -8 C 32 4 26 14 18 14 C 16 4 8 -6 -4 -4 C -12 -2 -12 8 -8 18 Z', {
      fill: sketch.lit(colour, 0.26),
    }) +
      path('M-8 18 L-28 30 L-30 18 L-38 12 L-26 10Z', { fill: lighter(colour, 0.12) }) +
      ['M-22 -6 L-8 0', 'M-10 -19 L-2 -5', 'M8 -23 L6 -5', 'M24 -14 L14 2']
        .map(d => stroke(d, { colour: '#fff1e2', width: 3, opacity: 0.75 }))
        .join(''),
    piece,
  )

/** A long kebab, cubes or pieces of chicken on one skewer, from left to right around the origin. */
export const skewer = (
  sketch: Sketch,
  piece: Piece,
  look: { colour: string; kind: 'kofta' | 'cubes' },
): string => {
  const { colour, kind } = look
  const metal = bar({ x: 0, y: 0, rx: 178, ry: 3 }, { fill: sketch.fade('#d9d3cb', '#8e867c'), corner: 3 })
  const ridges = Array.from({ length: 9 }, (_, index) => -112 + index * 28)
  const kofta =
    bar(
      { x: 0, y: 0, rx: 136, ry: 21 },
      { fill: sketch.fade(lighter(colour, 0.16), darker(colour, 0.34)), corner: 21 },
    ) +
    ridges
      .map(x =>
        stroke(`M${x} -17 C ${x + 9} -6 ${x + 9} 6 ${x} 17`, {
          colour: darker(colour, 0.42),
          width: 3,
          opacity: 0.45,
        }),
      )
      .join('') +
    stroke('M-118 -10 L 116 -10', { colour: lighter(colour, 0.55), width: 5, opacity: 0.4 })
  const cubes = [-108, -66, -24, 18, 60, 102]
    .map((x, index) => {
      const isVegetable = index % 3 === 2
      const fill = isVegetable ? sketch.pick(['#d9483b', '#6fa545', '#efe3ee']) : colour
      return (
        bar(
          { x, y: 0, rx: isVegetable ? 13 : 22, ry: 23 },
          { fill: sketch.lit(fill, 0.3), corner: 9, turn: sketch.between(-8, 8) },
        ) +
        (isVegetable
          ? ''
          : stroke(`M${x - 12} 8 L${x + 8} -12`, { colour: darker(colour, 0.55), width: 4, opacity: 0.45 }))
      )
    })
    .join('')
  return placed(
    shadow(sketch, { x: 4, y: 20, rx: 168, ry: 22 }, 0.32) + metal + (kind === 'kofta' ? kofta : cubes),
    piece,
  )
}

export const fishBody = (sketch: Sketch, piece: Piece, colour: string): string =>
  placed(
    shadow(sketch, { x: 6, y: 42, rx: 170, ry: 34 }, 0.34) +
      path('M112 0 L176 -44 C 168 -14 168 14 176 46 Z', { fill: sketch.lit(darker(colour, 0.12), 0.3) }) +
      path('M-20 -52 C 10 -78 52 -70 66 -38 Z', { fill: darker(colour, 0.2) }) +
      path(
        'M-168 6 C-140 -56 -40 -72 40 -48 C 84 -34 112 -14 128 0 C 108 22 78 42 30 52 C -50 68 -140 58 -168 6Z',
        {
          fill: sketch.lit(colour, 0.36),
        },
      ) +
      path('M-96 -46 C-78 -20 -78 24 -98 52', { fill: 'none', edge: darker(colour, 0.35), edgeWidth: 4 }) +
      [-40, 0, 40]
        .map(x =>
          stroke(`M${x - 14} 34 L${x + 16} -38`, { colour: darker(colour, 0.6), width: 7, opacity: 0.55 }),
        )
        .join('') +
      dot({ x: -128, y: -10 }, 9, '#fbf4e6') +
      dot({ x: -128, y: -10 }, 4.5, '#3a2a20') +
      shine({ x: -30, y: -10, rx: 130, ry: 60 }, 0.35),
    piece,
  )
