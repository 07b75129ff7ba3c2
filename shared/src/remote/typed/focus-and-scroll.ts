import type { Control } from './control-key.ts'

export interface FocusPlace {
  key: string
  caret: { start: number; end: number; direction: 'forward' | 'backward' | 'none' } | null
}

/**
 * Scroll position of an element. `place` is null for the page, otherwise the path of child indexes below a screen's
 * root.
 */
export interface ScrollPlace {
  place: number[] | null
  top: number
  left: number
}

const caretOf = (control: Control): FocusPlace['caret'] => {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null
  // Controls without a caret, such as a date, return null.
  const { selectionStart: start, selectionEnd: end, selectionDirection } = control
  return start === null || end === null ? null : { start, end, direction: selectionDirection ?? 'none' }
}

export const captureFocus = (controls: ReadonlyMap<string, Control>): FocusPlace | null => {
  const found = [...controls].find(([, control]) => control === document.activeElement)
  return found ? { key: found[0], caret: caretOf(found[1]) } : null
}

/** Restores the focus. Returns true when that is settled, also because the person has moved it elsewhere. */
export const restoreFocus = (controls: ReadonlyMap<string, Control>, { key, caret }: FocusPlace): boolean => {
  const holder = document.activeElement
  const control = controls.get(key)
  if (holder && holder !== document.body && holder !== control && !holder.contains(control ?? null))
    return true
  if (!control) return false
  control.focus({ preventScroll: true })
  const hasText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  if (caret && hasText) control.setSelectionRange(caret.start, caret.end, caret.direction)
  return document.activeElement === control
}

const wayTo = (element: Element, root: Element): number[] => {
  const parent = element.parentElement
  if (element === root || !parent) return []
  return [...wayTo(parent, root), [...parent.children].indexOf(element)]
}

const walk = (root: Element, way: readonly number[]): Element | undefined =>
  way.reduce<Element | undefined>((element, index) => element?.children[index], root)

export const captureScroll = (places: readonly Element[]): ScrollPlace[] => {
  const inner = places.flatMap((root, index) =>
    [...root.querySelectorAll('*')]
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .map(element => ({
        place: [index, ...wayTo(element, root)],
        top: element.scrollTop,
        left: element.scrollLeft,
      })),
  )
  const page = { place: null, top: window.scrollY, left: window.scrollX }
  return page.top === 0 && page.left === 0 ? inner : [page, ...inner]
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 2

const scrollOne = (places: readonly Element[], { place, top, left }: ScrollPlace): boolean => {
  if (place === null) {
    if (!isNear(window.scrollY, top)) window.scrollTo({ top, left, behavior: 'instant' })
    return isNear(window.scrollY, top)
  }
  const [index = -1, ...way] = place
  const root = places[index]
  const element = root && walk(root, way)
  if (!element) return false
  Object.assign(element, { scrollTop: top, scrollLeft: left })
  return isNear(element.scrollTop, top)
}

/** Restores scroll positions as far as the content reaches. Returns true once all of them are reached. */
export const restoreScroll = (places: readonly Element[], scroll: readonly ScrollPlace[]): boolean =>
  scroll.map(each => scrollOne(places, each)).every(Boolean)
