import { useIsSessionLocked, useSession } from '@sufra/shared/session'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { loadArea } from '#src/lazy-loading/area.ts'

const QUIET_MS = 10_000
const RETRY_MS = 5_000

const load = async (): Promise<ComponentType> => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "session-dialog" */ './session-dialog.tsx'),
    loadArea('settings'),
    loadArea('account'),
  ])
  return part.SessionDialog
}

/** Loads after `delay` ms and retries until it succeeds. Returns the function that cancels it. */
const loadPatiently = (delay: number, onLoaded: (Part: ComponentType) => void): (() => void) => {
  let isWanted = true
  let timer: ReturnType<typeof setTimeout>
  const start = async () => {
    try {
      const Part = await load()
      if (isWanted) onLoaded(Part)
    } catch {
      if (isWanted) timer = setTimeout(start, RETRY_MS)
    }
  }
  timer = setTimeout(start, delay)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/**
 * Shows the password dialog when the session is locked. Its code and texts are preloaded, because the network may be
 * down when they are needed.
 */
export const SessionKeeper = () => {
  const isLocked = useIsSessionLocked()
  const isSignedIn = useSession(state => state.user !== null)
  const [dialog, setDialog] = useState<{ Part: ComponentType } | null>(null)
  const isMissing = isSignedIn && dialog === null
  useEffect(() => {
    if (isMissing) return loadPatiently(isLocked ? 0 : QUIET_MS, Part => setDialog({ Part }))
  }, [isMissing, isLocked])
  return dialog && <dialog.Part />
}
