import { create } from 'zustand'

/** Beside the specification's four fields of the session (specification#sessions): whether it ran out of time while somebody works. */
const useSessionLock = create<{ isLocked: boolean }>()(() => ({ isLocked: false }))

/** Whether the session waits for its person's password. The page and what was typed stay; calls wait. */
export const useIsLocked = (): boolean => useSessionLock(lock => lock.isLocked)

export const isSessionLocked = (): boolean => useSessionLock.getState().isLocked

export const setLocked = (isLocked: boolean): void => {
  if (isSessionLocked() !== isLocked) useSessionLock.setState({ isLocked })
}

/** Waits while the session is locked. Afterwards it goes on or is over: the session store tells. Rejects when `signal` does. */
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
