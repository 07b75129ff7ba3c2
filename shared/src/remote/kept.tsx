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

/** The screen that the values of `useKept` belong to. The host sets it around each screen of a remote. */
export const KeptScope = createContext('')

/** What `useKept` can hold: another version of the remote, with other code, must be able to take it over. */
export type KeptValue = string | number | boolean | null

// A newer version may keep something else under the same key.
const isOfKind = <Value extends KeptValue>(value: unknown, initial: Value): value is Value =>
  initial === null || value === null || typeof value === typeof initial

/**
 * State of a screen that survives when the host swaps to another version of the remote in the open page: what is typed,
 * which row is being edited, which drawer is open. It is forgotten when the screen is left and at sign-out. Two
 * components that use one key share the value.
 */
export const useKept = <Value extends KeptValue>(
  key: string,
  initial: Value,
): [Value, (next: Value) => void] => {
  const scope = useContext(KeptScope)
  const [first] = useState(initial)
  // Outside of every screen, as in a test, there is nobody who swaps.
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

/** Forgets what a screen kept, or everything. For the host. */
export const forgetKept = (scope?: string): void => {
  for (const id of kept.keys()) if (scope === undefined || id.startsWith(`${scope} `)) kept.delete(id)
  tell()
}
