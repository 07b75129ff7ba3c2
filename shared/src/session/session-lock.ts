import { create } from 'zustand'

/**
 * State beside the specification's four session fields (specification#sessions): true if the session expired while the
 * page is in use.
 */
const useSessionLock = create<{ isLocked: boolean }>()(() => ({ isLocked: false }))

/** Returns true while the session needs its person's password. The page and typed values stay; calls wait. */
export const useIsSessionLocked = (): boolean => useSessionLock(lock => lock.isLocked)

export const isSessionLocked = (): boolean => useSessionLock.getState().isLocked

export const setLocked = (isLocked: boolean): void => {
  if (isSessionLocked() !== isLocked) useSessionLock.setState({ isLocked })
}

/**
 * Resolves when the session is no longer locked; the session store says whether it continues or ended. Rejects when
 * `signal` aborts.
 */
export const untilUnlocked = async (signal?: AbortSignal): Promise<void> => {
  signal?.throwIfAborted()
  if (!isSessionLocked()) return
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      unsubscribe()
      signal?.removeEventListener('abort', giveUp)
    }
    const unsubscribe = useSessionLock.subscribe(({ isLocked }) => {
      if (isLocked) return
      stop()
      resolve()
    })
    const giveUp = () => {
      stop()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp)
  })
}
