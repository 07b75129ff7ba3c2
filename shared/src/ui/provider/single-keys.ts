import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/**
 * Keys that follow faster come from a barcode scanner: it types a character every 1 to 40 ms, a person every 100 ms.
 */
const PERSON_MS = 80
/** After this many characters at a scanner's pace, the Enter belongs to the scan. */
const SCAN_LENGTH = 3
const STORAGE_KEY = 'sufra.single-keys'
const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]'

const PRESSED_BY_ENTER = 'button, a, summary, input'

const listeners = new Set<() => void>()
// Holds the choice if storage is unavailable.
let choice: string | null = null

const areOn = (): boolean => {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? choice) !== 'off'
  } catch {
    return choice !== 'off'
  }
}

const switchSingleKeys = (isOn: boolean): void => {
  choice = isOn ? null : 'off'
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, 'off')
  } catch {
    // The choice then lasts until the page is reloaded.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Returns whether single-key shortcuts are on, on this device (WCAG 2.1.4), and the setter: `const [isOn, setIsOn] =
 * useSingleKeySetting()`.
 */
export const useSingleKeySetting = (): readonly [boolean, (isOn: boolean) => void] =>
  [useSyncExternalStore(subscribe, areOn), switchSingleKeys] as const

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPING) !== null

const isPressOfFocused = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest(PRESSED_BY_ENTER) !== null

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.repeat ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyping(event) ||
  isPressOfFocused(event) ||
  document.querySelector('dialog[open], [role=menu]') !== null

/** Returns true if a scanner can type the key: never Tab, an arrow or a modifier. */
const isScannable = ({ key }: KeyboardEvent): boolean => key.length === 1 || key === 'Enter'

/** Returns the key at the same place of a Latin keyboard, in lower case: on an Arabic keyboard the key of A types ش. */
const latinKey = ({ key, code }: KeyboardEvent): string =>
  /^[\x20-\x7e]+$/.test(key) ? key.toLowerCase() : code.replace(/^(Key|Digit|Numpad)/, '').toLowerCase()

interface SingleKeyOptions {
  /** Runs before the listeners of screens, which then ignore handled keys. */
  isFirst?: boolean
}

/**
 * Handles single-key shortcuts. `actionOf` gets each key that a person pressed outside of text fields, dialogs and
 * menus, as a Latin keyboard names it ("a", "1", "enter"), and returns the action of the key, or undefined. The action
 * runs 80 ms later, unless another key follows: a barcode scanner types those. Nothing runs while the setting is off.
 */
export const useSingleKeys = (
  actionOf: (key: string) => (() => void) | undefined,
  { isFirst = false }: SingleKeyOptions = {},
): void => {
  const current = useRef(actionOf)
  useLayoutEffect(() => {
    current.current = actionOf
  })
  useEffect(() => {
    let pending: ReturnType<typeof setTimeout> | undefined
    let lastAt = -Infinity
    const handleKey = (event: KeyboardEvent) => {
      if (!isScannable(event)) return
      const isFast = event.timeStamp - lastAt < PERSON_MS
      lastAt = event.timeStamp
      clearTimeout(pending)
      if (isFast || !areOn() || isElsewhere(event)) return
      const action = current.current(latinKey(event))
      if (!action) return
      event.preventDefault()
      pending = setTimeout(action, PERSON_MS)
    }
    window.addEventListener('keydown', handleKey, { capture: isFirst })
    return () => {
      clearTimeout(pending)
      window.removeEventListener('keydown', handleKey, { capture: isFirst })
    }
  }, [isFirst])
}

/** Keeps the Enter or a space of a barcode scan from pressing the focused button. */
export const useScanGuard = (): void => {
  useEffect(() => {
    let [lastAt, length] = [-Infinity, 0]
    const handleKey = (event: KeyboardEvent) => {
      if (!isScannable(event)) return
      length = event.timeStamp - lastAt < PERSON_MS ? length + 1 : 1
      lastAt = event.timeStamp
      const isPress = event.key === 'Enter' || event.key === ' '
      if (!isPress || length <= SCAN_LENGTH || isTyping(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}
