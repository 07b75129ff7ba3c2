import { darker, lighter } from './colours.ts'
import { el } from './sketch.ts'
import type { Area, Sketch, Spot } from './sketch.ts'

interface Look {
  fill: string
  /** degrees, clockwise */
  turn?: number
  opacity?: number
  edge?: string
  edgeWidth?: number
}

const styled = ({ fill, opacity, edge, edgeWidth = 2 }: Look) => ({
  fill,
  opacity,
  stroke: edge,
  'stroke-width': edge ? edgeWidth : undefined,
})

const turned = ({ turn }: Look, { x, y }: Spot) =>
  turn ? `rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})` : undefined

export const oval = ({ x, y, rx, ry }: Area, look: Look): string =>
  el('ellipse', { cx: x, cy: y, rx, ry, ...styled(look), transform: turned(look, { x, y }) })

export const dot = ({ x, y }: Spot, radius: number, fill: string): string =>
  el('circle', { cx: x, cy: y, r: radius, fill })

/** A rectangle around its centre; `corner` rounds it, up to a capsule. */
export const bar = ({ x, y, rx, ry }: Area, { corner, ...look }: Look & { corner: number }): string =>
  el('rect', {
    x: x - rx,
    y: y - ry,
    width: rx * 2,
    height: ry * 2,
    rx: corner,
    ...styled(look),
    transform: turned(look, { x, y }),
  })

export const path = (d: string, look: Look): string =>
  el('path', { d, ...styled(look), 'stroke-linejoin': 'round' })

export const stroke = (
  d: string,
  { colour, width, opacity }: { colour: string; width: number; opacity?: number },
): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  })

/** Moves and turns a drawing that is centred on the origin. */
export const placed = (
  inside: string,
  { x, y, turn = 0, scale = 1 }: Spot & { turn?: number; scale?: number },
): string =>
  el(
    'g',
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})`,
    },
    inside,
  )

/** A shadow on what lies below. */
export const shadow = (sketch: Sketch, area: Area, strength = 0.34): string =>
  oval(area, { fill: sketch.haze('#4a2f1b', strength) })

export const leaf = (
  spot: Spot,
  { size, turn, colour = '#5f9a3f' }: { size: number; turn: number; colour?: string },
): string =>
  placed(
    path(
      `M0 ${-size} C ${size * 0.7} ${-size * 0.5} ${size * 0.6} ${size * 0.6} 0 ${size} C ${-size * 0.6} ${size * 0.6} ${-size * 0.7} ${-size * 0.5} 0 ${-size}Z`,
      {
        fill: colour,
      },
    ) + stroke(`M0 ${-size * 0.7}L0 ${size * 0.8}`, { colour: lighter(colour, 0.35), width: size * 0.12 }),
    { ...spot, turn },
  )

/** Three leaves on one point, as mint and parsley are laid on a dish. */
export const sprig = (spot: Spot, size: number, colour = '#5f9a3f'): string =>
  [-62, 58, -4]
    .map((turn, index) => {
      const angle = ((turn - 90) * Math.PI) / 180
      const at = { x: spot.x + Math.cos(angle) * size * 0.75, y: spot.y + Math.sin(angle) * size * 0.75 }
      return leaf(at, {
        size: index === 2 ? size * 1.1 : size,
        turn,
        colour: index === 2 ? lighter(colour, 0.14) : colour,
      })
    })
    .join('')

/** A scatter of chopped herbs. */
export const herbs = (
  sketch: Sketch,
  area: Area,
  { count, colour = '#5c9440' }: { count: number; colour?: string },
): string =>
  sketch
    .spread(area, count)
    .map(spot =>
      oval(
        { ...spot, rx: sketch.between(3, 5.5), ry: sketch.between(1.8, 2.8) },
        {
          fill: sketch.pick([colour, lighter(colour, 0.25), darker(colour, 0.15)]),
          turn: sketch.between(0, 180),
        },
      ),
    )
    .join('')

/** A shine along the upper left of something round. */
export const shine = ({ x, y, rx, ry }: Area, opacity = 0.5): string =>
  oval(
    { x: x - rx * 0.34, y: y - ry * 0.42, rx: rx * 0.3, ry: ry * 0.16 },
    { fill: '#ffffff', opacity, turn: -28 },
  )

/** Chopped nuts and the like, strewn. */
export const crumbs = (sketch: Sketch, area: Area, look: { count: number; colour: string }): string =>
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
