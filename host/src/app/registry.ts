import { useEffect } from 'react'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { openRegistry } from '#src/remotes/remotes.ts'
import { readHostConfig } from './host-config.ts'

let opening: Promise<void> | null = null

const open = async (): Promise<void> => openRegistry(await readHostConfig())

/** Opens the registry of remotes, once. */
export const openRemotes = (): Promise<void> => (opening ??= open())

/**
 * State of the registry: `waiting` for the first answer, `missing` when there is no answer and no copy, else `known`.
 */
export const useRegistry = (): 'waiting' | 'missing' | 'known' => {
  const source = useRemotes(state => state.source)
  useEffect(() => void openRemotes(), [])
  if (source === 'none') return 'waiting'
  return source === 'bundled' ? 'missing' : 'known'
}
