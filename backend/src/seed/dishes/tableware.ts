import { darker, lighter, mix } from './colours.ts'
import { oval, path, shadow, stroke } from './shapes.ts'
import type { Area, Sketch } from './sketch.ts'
import { el } from './sketch.ts'

/** The pale table, lighter where the lamp hangs. */
export const table = (sketch: Sketch, colour: string): string =>
  el('rect', { width: 640, height: 427, fill: colour }) +
  oval({ x: 300, y: 150, rx: 420, ry: 300 }, { fill: sketch.haze('#ffffff', 0.75) })

export const PLATE: Area = { x: 320, y: 222, rx: 204, ry: 142 }

/** A round plate seen from above; returns it with the area that food may cover. */
export const plate = (
  sketch: Sketch,
  { area = PLATE, colour = '#ffffff' }: { area?: Area; colour?: string } = {},
): string => {
  const { x, y, rx, ry } = area
  const dark = mix(colour, '#8d7a66', 0.24)
  return (
    shadow(sketch, { x: x + 6, y: y + ry * 0.24, rx: rx * 1.13, ry: ry * 1.06 }, 0.5) +
    oval({ x, y: y + 7, rx, ry }, { fill: dark }) +
    oval(area, { fill: sketch.fade(lighter(colour, 0.6), mix(colour, '#b7a896', 0.16)) }) +
    oval(
      { x, y: y + 2, rx: rx * 0.79, ry: ry * 0.78 },
      { fill: sketch.fade(mix(colour, '#9a8873', 0.2), lighter(colour, 0.7)) },
    ) +
    oval({ x, y: y + 4, rx: rx * 0.77, ry: ry * 0.755 }, { fill: mix(colour, '#f3ebe0', 0.4) })
  )
}

export const wellOf = ({ x, y, rx, ry }: Area): Area => ({ x, y: y + 2, rx: rx * 0.74, ry: ry * 0.72 })

export const BOWL: Area = { x: 320, y: 176, rx: 178, ry: 88 }

/** A deep bowl from the side and above. `inside` is drawn in its mouth. */
export const bowl = (
  sketch: Sketch,
  {
    area = BOWL,
    colour = '#f7f2ea',
    depth = 128,
    inside,
  }: { area?: Area; colour?: string; depth?: number; inside: string },
): string => {
  const { x, y, rx, ry } = area
  const foot = rx * 0.44
  const body = `M${x - rx} ${y} C ${x - rx * 0.98} ${y + depth * 0.72} ${x - foot * 1.5} ${y + depth} ${x - foot} ${y + depth + ry * 0.28} A ${foot} ${foot * 0.3} 0 0 0 ${x + foot} ${y + depth + ry * 0.28} C ${x + foot * 1.5} ${y + depth} ${x + rx * 0.98} ${y + depth * 0.72} ${x + rx} ${y} Z`
  return (
    shadow(sketch, { x: x + 8, y: y + depth + ry * 0.35, rx: rx * 1.02, ry: ry * 0.62 }, 0.5) +
    path(body, { fill: sketch.lit(colour, 0.2) }) +
    stroke(
      `M${x - rx * 0.8} ${y + depth * 0.42} C ${x - rx * 0.66} ${y + depth * 0.86} ${x - foot * 1.2} ${y + depth * 0.98} ${x - foot * 0.9} ${y + depth * 1.08}`,
      {
        colour: '#ffffff',
        width: 7,
        opacity: 0.35,
      },
    ) +
    oval(area, { fill: sketch.fade(mix(colour, '#8a735c', 0.3), lighter(colour, 0.5)) }) +
    inside +
    el('ellipse', { cx: x, cy: y, rx, ry, fill: 'none', stroke: lighter(colour, 0.55), 'stroke-width': 7 }) +
    el('ellipse', {
      cx: x,
      cy: y + 3.5,
      rx: rx - 3.5,
      ry: ry - 3.5,
      fill: 'none',
      stroke: darker(colour, 0.14),
      'stroke-width': 1.2,
      opacity: '0.6',
    })
  )
}

export const mouthOf = ({ x, y, rx, ry }: Area): Area => ({ x, y: y + 6, rx: rx * 0.93, ry: ry * 0.9 })

/** A wooden board with its grain. */
export const board = (sketch: Sketch, colour = '#c99763'): string => {
  const grain = [150, 186, 224, 262, 296]
    .map(y =>
      stroke(`M122 ${y} C 240 ${y - 9} 380 ${y + 11} 518 ${y - 3}`, {
        colour: darker(colour, 0.22),
        width: 1.6,
        opacity: 0.4,
      }),
    )
    .join('')
  return (
    shadow(sketch, { x: 328, y: 300, rx: 276, ry: 84 }, 0.5) +
    el('rect', { x: 96, y: 124, width: 448, height: 204, rx: 34, fill: darker(colour, 0.28) }) +
    el('rect', {
      x: 96,
      y: 116,
      width: 448,
      height: 202,
      rx: 34,
      fill: sketch.fade(lighter(colour, 0.24), colour),
    }) +
    grain
  )
}
