import { onServerSign } from '@sufra/shared/api'
import { onLiveEvent } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { askRegistry, releaseChannel, takeChannel } from './release-channel.ts'

const PERIOD_MS = 15_000
const SPREAD_MS = 3000
// After the stream has told of a release. All shops hear of it at once.
const NEWS_SPREAD_MS = 2000

// A shop's ten tablets must not ask at the same instant.
const nextPause = (): number => PERIOD_MS + (Math.random() * 2 - 1) * SPREAD_MS

const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine

/**
 * Asks for the registry again and again while somebody looks at the page, within two seconds when the stream tells of a
 * release, at once when they come back to it or the server comes back, and when the merchant's channel changes. `onAnswer` runs after each answer, also one that changed nothing. Returns what ends it.
 */
export const followRegistry = (onAnswer: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  // News that were heard are asked about, whatever is heard or answered before.
  let hasNews = false
  const plan = () => {
    if (hasNews) return
    clearTimeout(timer)
    if (!isEnded && isAwake()) timer = setTimeout(() => void ask(), nextPause())
  }
  const ask = async () => {
    hasNews = false
    clearTimeout(timer)
    await askRegistry()
    if (isEnded) return
    onAnswer()
    plan()
  }
  const handleNews = () => {
    if (hasNews || !isAwake()) return
    hasNews = true
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), Math.random() * NEWS_SPREAD_MS)
  }
  const handleWake = () => {
    hasNews = false
    clearTimeout(timer)
    if (isAwake()) void ask()
  }
  const stopSession = useSession.subscribe(({ user }) => {
    if (user && useRemotes.getState().channel !== releaseChannel()) takeChannel()
  })
  const stopNews = onLiveEvent('releases.changed', handleNews)
  const stopSigns = onServerSign(sign => sign === 'back' && handleWake())
  document.addEventListener('visibilitychange', handleWake)
  window.addEventListener('online', handleWake)
  window.addEventListener('offline', handleWake)
  plan()
  return () => {
    isEnded = true
    clearTimeout(timer)
    stopSession()
    stopSigns()
    stopNews()
    document.removeEventListener('visibilitychange', handleWake)
    window.removeEventListener('online', handleWake)
    window.removeEventListener('offline', handleWake)
  }
}
