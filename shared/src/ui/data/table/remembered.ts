import { useState } from 'react'
import { useSession } from '#src/session/session-store.ts'

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage that is switched off is no reason to show no table.
    return null
  }
}

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Then it holds for as long as the page is open.
  }
}

/**
 * A choice that this device remembers for the signed-in person: `const [density, setDensity] = useRemembered('table.people.density')`.
 * Null is no choice. What is read was written by any version of Sufra, or by hand: check it.
 */
export const useRemembered = (name: string) => {
  const person = useSession(state => state.user?.Id)
  const key = `sufra.remembered.${person ?? 'nobody'}.${name}`
  const [held, setHeld] = useState(() => ({ key, value: read(key) }))
  const current = held.key === key ? held : { key, value: read(key) }
  if (current !== held) setHeld(current)
  const remember = (value: string | null) => {
    write(key, value)
    setHeld({ key, value })
  }
  return [current.value, remember] as const
}
