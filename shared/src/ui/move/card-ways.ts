import { animate } from 'framer-motion/dom/mini'
import { MOTION_TRANSITIONS } from './moves.ts'

interface Departure {
  element: HTMLElement
  /** Last visible position, also in the middle of an animation. */
  from: DOMRect
  list: HTMLElement | null
}

interface Way {
  id: number
  element: HTMLElement
}

const ARRIVES_FROM = 'translateY(-16px)'

// State of the current page update: several lists share it, because a card may move from one to another.
const departures = new Map<number, Departure>()
const underWay = new WeakMap<HTMLElement, ReturnType<typeof animate>>()

const isLessMotionWanted = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

// A full board has hundreds of cards below the window, which move without animation.
const isInSight = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight

// Hidden from screen readers and pointers: the element exists only until it has faded.
const fadeAway = ({ element, from, list }: Departure): void => {
  if (element.isConnected || !list?.isConnected || !isInSight(from)) return
  const origin = list.getBoundingClientRect()
  element.inert = true
  Object.assign(element.style, {
    position: 'absolute',
    left: `${from.left - origin.left}px`,
    top: `${from.top - origin.top}px`,
    width: `${from.width}px`,
  })
  list.append(element)
  void animate(element, { opacity: [1, 0] }, MOTION_TRANSITIONS.leave).then(() => element.remove())
}

const endChange = (): void => {
  const rest = [...departures.values()]
  departures.clear()
  rest.forEach(fadeAway)
}

/** Records the position of a card before an update that moves or removes it. */
export const depart = (id: number, element: HTMLElement): void => {
  // The page updates as one: the microtask then sees which cards have reached a new place.
  if (departures.size === 0) queueMicrotask(endChange)
  departures.set(id, { element, from: element.getBoundingClientRect(), list: element.parentElement })
}

const start = (element: HTMLElement, shift: { x: number; y: number }): void => {
  if (shift.x === 0 && shift.y === 0) return
  const transform = [`translate(${shift.x}px, ${shift.y}px)`, 'none']
  underWay.set(element, animate(element, { transform }, MOTION_TRANSITIONS.enter))
}

/**
 * Animates each card from its last position to the current one. Returns the cards without a last position. Measures all
 * before the first moves; otherwise each would force a layout.
 */
export const travel = <Card extends Way>(cards: readonly Card[]): Card[] => {
  for (const { element } of cards) underWay.get(element)?.cancel()
  const isStill = isLessMotionWanted()
  const ways = cards.flatMap(({ id, element }) => {
    const from = departures.get(id)?.from
    if (!from || isStill) return []
    const to = element.getBoundingClientRect()
    if (!isInSight(from) && !isInSight(to)) return []
    return [{ element, shift: { x: from.left - to.left, y: from.top - to.top } }]
  })
  for (const { element, shift } of ways) start(element, shift)
  const unseen = cards.filter(({ id }) => !departures.has(id))
  for (const { id } of cards) departures.delete(id)
  return unseen
}

/** Animates a new card into view. With reduced motion it only fades in. */
export const arrive = (element: HTMLElement): void => {
  const slide = isLessMotionWanted() ? {} : { transform: [ARRIVES_FROM, 'none'] }
  underWay.set(element, animate(element, { opacity: [0, 1], ...slide }, MOTION_TRANSITIONS.enter))
}
