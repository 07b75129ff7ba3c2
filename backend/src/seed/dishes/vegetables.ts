import { darker, lighter } from './colours.ts'
import { dot, oval, path, placed, stroke } from './shapes.ts'
import type { Sketch, Spot } from './sketch.ts'

interface Round extends Spot {
  radius: number
  colour?: string
}

const around = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * 2 * Math.PI) / count)).join('')

export const citrusWheel = (sketch: Sketch, { radius, colour = '#f2c832', ...spot }: Round): string =>
  placed(
    oval({ x: 2, y: radius * 0.22, rx: radius, ry: radius * 0.82 }, { fill: '#4a2f1b', opacity: 0.16 }) +
      oval({ x: 0, y: 0, rx: radius, ry: radius * 0.82 }, { fill: sketch.lit(colour, 0.16) }) +
      oval({ x: 0, y: 0, rx: radius * 0.86, ry: radius * 0.7 }, { fill: '#fff8df' }) +
      around(8, angle => {
        const [left, right] = [angle + 0.07, angle + 0.71]
        const at = (a: number) =>
          `${(Math.cos(a) * radius * 0.78).toFixed(1)} ${(Math.sin(a) * radius * 0.63).toFixed(1)}`
        return path(
          `M${(Math.cos(angle + 0.39) * radius * 0.14).toFixed(1)} ${(Math.sin(angle + 0.39) * radius * 0.11).toFixed(1)}L${at(left)}L${at(right)}Z`,
          { fill: lighter(colour, 0.22), edge: lighter(colour, 0.22), edgeWidth: radius * 0.06 },
        )
      }),
    { ...spot, turn: -10 },
  )

export const tomatoSlice = (sketch: Sketch, { radius, colour = '#d8412f', ...spot }: Round): string =>
  placed(
    oval({ x: 2, y: radius * 0.2, rx: radius, ry: radius * 0.8 }, { fill: '#4a2f1b', opacity: 0.16 }) +
      oval({ x: 0, y: 0, rx: radius, ry: radius * 0.8 }, { fill: sketch.lit(colour, 0.24) }) +
      around(5, angle =>
        oval(
          {
            x: Math.cos(angle) * radius * 0.52,
            y: Math.sin(angle) * radius * 0.41,
            rx: radius * 0.24,
            ry: radius * 0.17,
          },
          { fill: lighter(colour, 0.42), turn: (angle * 180) / Math.PI },
        ),
      ) +
      dot({ x: 0, y: 0 }, radius * 0.12, lighter(colour, 0.6)),
    spot,
  )

export const cucumberSlice = (sketch: Sketch, spot: Spot, radius: number): string =>
  placed(
    oval({ x: 2, y: radius * 0.2, rx: radius, ry: radius * 0.8 }, { fill: '#2f3d1b', opacity: 0.18 }) +
      oval({ x: 0, y: 0, rx: radius, ry: radius * 0.8 }, { fill: '#4f8a3c' }) +
      oval({ x: 0, y: 0, rx: radius * 0.87, ry: radius * 0.69 }, { fill: sketch.lit('#d8ecb6', 0.12) }) +
      around(7, angle =>
        oval(
          {
            x: Math.cos(angle) * radius * 0.42,
            y: Math.sin(angle) * radius * 0.33,
            rx: radius * 0.12,
            ry: radius * 0.06,
          },
          { fill: '#a9cc82', turn: (angle * 180) / Math.PI },
        ),
      ),
    spot,
  )

export const onionRing = ({ x, y }: Spot, radius: number, colour = '#9c4f86'): string =>
  [1, 0.72, 0.44]
    .map(share =>
      oval(
        { x, y, rx: radius * share, ry: radius * share * 0.78 },
        { fill: share === 1 ? '#f7e9f2' : 'none', edge: colour, edgeWidth: 2.2 },
      ),
    )
    .join('')

export const olive = (sketch: Sketch, spot: Spot, colour = '#3e3550'): string =>
  oval({ ...spot, rx: 11, ry: 9 }, { fill: sketch.lit(colour, 0.2) }) +
  dot(spot, 3.6, darker(colour, 0.5)) +
  dot({ x: spot.x - 4, y: spot.y - 4 }, 2, '#ffffff')

/** A leaf of lettuce with a wavy edge. */
export const lettuce = (
  sketch: Sketch,
  spot: Spot & { turn: number; scale?: number },
  colour: string,
): string =>
  placed(
    path(
      'M-46 10 C-58 -6 -44 -16 -34 -18 C-34 -32 -16 -34 -8 -28 C 2 -40 20 -34 22 -26 C 38 -30 48 -14 42 -6 C 56 2 48 16 38 18 C 34 30 16 30 8 26 C -4 34 -20 32 -24 24 C -38 28 -48 20 -46 10Z',
      {
        fill: sketch.lit(colour, 0.24),
      },
    ) +
      stroke('M-38 6 C-14 0 14 -2 38 4', { colour: lighter(colour, 0.6), width: 3, opacity: 0.8 }) +
      stroke('M-14 2 L-20 -14 M4 0 L6 -18 M-6 2 L-10 16 M14 1 L20 14', {
        colour: lighter(colour, 0.6),
        width: 1.8,
        opacity: 0.7,
      }),
    spot,
  )
