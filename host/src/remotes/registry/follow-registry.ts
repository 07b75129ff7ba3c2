import { onServerSignal } from '@sufra/shared/api'
import { onLiveEvent } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { askRegistry, releaseChannel, takeChannel } from './release-channel.ts'

const PERIOD_MS = 15_000
const SPREAD_MS = 3000
// Random delay after a release event, since all shops receive it at once.
const NEWS_SPREAD_MS = 2000

// Random jitter: the ten tablets of a shop must not send requests at the same instant.
const nextPause = (): number => PERIOD_MS + (Math.random() * 2 - 1) * SPREAD_MS

const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine

/**
 * Polls the registry while the page is visible. Also requests it within two seconds of a release event, at once when
 * the page becomes visible or the server is back, and when the merchant's channel changes. `onAnswer` runs after each
 * answer, also an unchanged one. Returns the function that ends it.
 */
export const followRegistry = (onAnswer: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  // A release event always leads to a request, whatever arrives before that.
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
  const stopSigns = onServerSignal(sign => sign === 'back' && handleWake())
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
