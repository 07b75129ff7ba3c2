import { useEffect, useState } from 'react'
import { openRegistry } from '#src/remotes/remotes.ts'
import { readHostConfig } from './host-config.ts'

let isOpen = false
let opening: Promise<void> | null = null

const open = async (): Promise<void> => {
  await openRegistry(await readHostConfig())
  isOpen = true
}

/** Reads the registry of remotes, once. */
export const openRemotes = (): Promise<void> => (opening ??= open())

/** Whether the released remotes are known yet. */
export const useRegistry = (): boolean => {
  const [isKnown, setIsKnown] = useState(isOpen)
  useEffect(() => {
    if (isKnown) return
    void openRemotes().then(() => setIsKnown(true))
  }, [isKnown])
  return isKnown
}
