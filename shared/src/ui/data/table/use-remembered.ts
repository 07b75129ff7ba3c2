import { useState } from 'react'
import { useSession } from '#src/session/session-store.ts'

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Tables work without storage, too.
    return null
  }
}

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The choice then lasts until the page is closed.
  }
}

/**
 * Returns a choice that this device stores for the signed-in person: `const [density, setDensity] =
 * useRemembered('table.people.density')`. Null means no choice. Validate the value: any version of Sufra, or a person,
 * may have written it.
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
