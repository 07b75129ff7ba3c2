import { createChance } from '../random.ts'
import type { Chance } from '../random.ts'
import { mix } from './colours.ts'

export type Attributes = Record<string, string | number | undefined>

/** One SVG element as text. */
export const el = (name: string, attributes: Attributes, inside = ''): string => {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Number(value.toFixed(2)) : value}"`)
    .join('')
  return inside ? `<${name}${text}>${inside}</${name}>` : `<${name}${text}/>`
}

export interface Spot {
  x: number
  y: number
}

export interface Area extends Spot {
  rx: number
  ry: number
}

/** One picture under construction: its repeatable random numbers and its gradients. */
export interface Sketch extends Pick<Chance, 'between' | 'pick'> {
  /** A fill lit from the upper left. */
  lit(colour: string, depth?: number): string
  /** A fill from one colour at the top to another at the bottom. */
  fade(top: string, bottom: string): string
  /** A soft dark or light spot that runs out to nothing. */
  haze(colour: string, strength: number): string
  /** Points spread evenly, with a little randomness, over an ellipse; from back to front. */
  spread(area: Area, count: number): Spot[]
  finish(body: string): string
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

const stop = (offset: number, colour: string, opacity?: number) =>
  el('stop', {
    offset,
    'stop-color': colour,
    'stop-opacity': opacity === undefined ? undefined : String(opacity),
  })

export const createSketch = (seed: number): Sketch => {
  const { between, pick } = createChance(seed)
  const gradients = new Map<string, string>()

  const paint = (key: string, make: (id: string) => string): string => {
    const known = gradients.get(key)
    const id = known ? /id="(\w+)"/.exec(known)?.[1] : `g${gradients.size}`
    if (!known) gradients.set(key, make(`g${gradients.size}`))
    return `url(#${id})`
  }

  return {
    between,
    pick,
    lit: (colour, depth = 0.22) =>
      paint(`lit${colour}${depth}`, id =>
        el(
          'radialGradient',
          { id, cx: '36%', cy: '30%', r: '78%' },
          stop(0, mix(colour, '#fffaf0', depth * 1.25)) +
            stop(0.55, colour) +
            stop(1, mix(colour, '#3a1d0c', depth)),
        ),
      ),
    fade: (top, bottom) =>
      paint(`fade${top}${bottom}`, id =>
        el('linearGradient', { id, x2: 0, y2: 1 }, stop(0, top) + stop(1, bottom)),
      ),
    haze: (colour, strength) =>
      paint(`haze${colour}${strength}`, id =>
        el(
          'radialGradient',
          { id },
          stop(0, colour, strength) + stop(0.55, colour, strength * 0.5) + stop(1, colour, 0),
        ),
      ),
    spread: ({ x, y, rx, ry }, count) =>
      Array.from({ length: count }, (_, index) => {
        const distance = Math.sqrt((index + 0.5) / count) * between(0.88, 1.04)
        const angle = index * GOLDEN_ANGLE + between(-0.35, 0.35)
        return { x: x + Math.cos(angle) * distance * rx, y: y + Math.sin(angle) * distance * ry }
      }).sort((left, right) => left.y - right.y),
    finish: body =>
      el(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', width: 640, height: 427, viewBox: '0 0 640 427' },
        el('defs', {}, [...gradients.values()].join('')) + body,
      ),
  }
}
