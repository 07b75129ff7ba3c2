import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react'

const kept = new Map<string, unknown>()
const listeners = new Set<() => void>()

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const tell = (): void => listeners.forEach(listener => listener())

/** Screen that the values of `usePreservedState` belong to. The host provides it around each screen of a remote. */
export const PreservedScope = createContext('')

/** Types that `usePreservedState` can hold: primitives, so that other code of another version can read them. */
export type PreservedValue = string | number | boolean | null

// A newer version may use the same key for another type.
const isOfKind = <Value extends PreservedValue>(value: unknown, initial: Value): value is Value =>
  initial === null || value === null || typeof value === typeof initial

/**
 * Returns state of a screen that survives a hot swap to another version of the remote: typed text, the edited row, the
 * open drawer. It is cleared when the screen is left and at sign-out. Two components with the same key share the value.
 */
export const usePreservedState = <Value extends PreservedValue>(
  key: string,
  initial: Value,
): [Value, (next: Value) => void] => {
  const scope = useContext(PreservedScope)
  const [first] = useState(initial)
  // Outside of a screen, as in a test, nothing swaps versions, so plain state is enough.
  const [own, setOwn] = useState(initial)
  const id = `${scope} ${key}`
  const read = (): Value => {
    const value = kept.get(id)
    return value !== undefined && isOfKind(value, first) ? value : first
  }
  const value = useSyncExternalStore(watch, read, read)
  const set = useCallback(
    (next: Value) => {
      kept.set(id, next)
      tell()
    },
    [id],
  )
  return scope === '' ? [own, setOwn] : [value, set]
}

/** Clears the preserved state of one screen, or all of it. For the host. */
export const clearPreservedState = (scope?: string): void => {
  for (const id of kept.keys()) if (scope === undefined || id.startsWith(`${scope} `)) kept.delete(id)
  tell()
}
