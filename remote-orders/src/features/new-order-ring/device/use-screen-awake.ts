import { useEffect } from 'react'

/** Keeps the screen on while `isOn` and the page is visible; the browser releases the lock when the page is hidden. */
export const useScreenAwake = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // Devices in power-saving mode refuse.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) return void taken?.release()
      lock = taken
    }
    const handleVisible = () => void take()
    document.addEventListener('visibilitychange', handleVisible)
    void take()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', handleVisible)
      void lock?.release()
    }
  }, [isOn])
}
