import type { KeyboardEvent } from 'react'

const enabledItems = (list: HTMLElement) =>
  Array.from(list.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled])'))

/** Moves the focus within an open menu: arrows (in a circle), Home, End, and the first letter of a name. */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>): void => {
  const items = enabledItems(event.currentTarget)
  const at = items.findIndex(entry => entry === document.activeElement)
  // A disabled entry has no position: up from it leads to the last one.
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }
  const step = steps[event.key]
  // With Ctrl or ⌘ the key belongs to the browser or the page.
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  const byLetter = isLetter
    ? [...items.slice(at + 1), ...items].find(entry =>
        entry.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()),
      )
    : undefined
  const target = step === undefined ? byLetter : items.at(step % Math.max(items.length, 1))
  if (!target) return
  event.preventDefault()
  target.focus()
}

/**
 * Moves the focus into an opened menu: to the last entry after the up arrow, otherwise to the first; to the list if
 * none is enabled.
 */
export const enterMenu = (list: HTMLElement, edge: 'first' | 'last'): void =>
  (enabledItems(list).at(edge === 'first' ? 0 : -1) ?? list).focus()
