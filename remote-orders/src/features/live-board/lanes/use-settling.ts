import { useEffect, useLayoutEffect, useRef } from 'react'

/** Long enough for a second tap that was meant for the card before. */
const SETTLING_MS = 400

const hasMoved = (before: readonly number[], after: readonly number[]) =>
  after.some((id, index) => before.includes(id) && before.indexOf(id) !== index)

/** Where the first card begins that is not where it was, or that took the place of one: px in its list. */
const movedFrom = (list: HTMLElement, before: readonly number[], after: readonly number[]): number => {
  // One that fades, or what lies over all, is none of the list's own.
  const cards = list.querySelectorAll(':scope > :not([inert], [data-cover])')
  const card = cards[after.findIndex((id, index) => before[index] !== id)]
  return card instanceof HTMLElement ? card.offsetTop : 0
}

/** Lies over a list; the style of it stands with the list. */
class Cover {
  readonly #element = document.createElement('i')
  #timer: ReturnType<typeof setTimeout> | undefined
  #from = Infinity

  constructor() {
    this.#element.dataset.cover = ''
  }

  /** For a moment, from there on, or from further up where it lies already. */
  lay(list: HTMLElement, from: number): void {
    this.#from = Math.min(this.#from, from)
    this.#element.style.top = `${this.#from}px`
    list.setAttribute('data-settling', '')
    list.append(this.#element)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.lift(), SETTLING_MS)
  }

  lift(): void {
    clearTimeout(this.#timer)
    this.#from = Infinity
    this.#element.parentElement?.removeAttribute('data-settling')
    this.#element.remove()
  }
}

/**
 * After cards of a list moved, they take no presses for a moment: nobody accepts the card that slid under the finger. Those above them
 * stand where they stood, and whoever presses one of them is heard.
 * Returns the ref of the list, which has something laid over its cards while it has `data-settling`: a style that they inherit would
 * have the browser go through all that stands in them.
 */
export const useSettling = <Container extends HTMLElement>(ids: readonly number[]) => {
  const element = useRef<Container>(null)
  const before = useRef(ids)
  const cover = useRef<Cover>(undefined)
  useEffect(() => () => cover.current?.lift(), [])
  useLayoutEffect(() => {
    const list = element.current
    const known = before.current
    before.current = ids
    if (!list || !hasMoved(known, ids)) return
    cover.current ??= new Cover()
    cover.current.lay(list, movedFrom(list, known, ids))
  }, [ids])
  return element
}
