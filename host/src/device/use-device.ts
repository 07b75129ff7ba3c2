import { useLanguage } from '@sufra/shared/i18n'
import { useEffect } from 'react'
import { whenIdle } from '#src/lazy-loading/when-idle.ts'
import { runWhenQuiet } from '#src/lazy-loading/run-when-quiet.ts'
import { followInstallOffer } from './install-offer.ts'

// The dev server has no worker: its files change under the page.
const hasWorker = (): boolean =>
  process.env.NODE_ENV === 'production' && window.isSecureContext && 'serviceWorker' in navigator

const keepWhenQuiet = (isBusy: () => boolean): (() => void) => {
  let isEnded = false
  let stop: () => void = () => undefined
  const start = async () => {
    // Same chunk as the hot swap, which a first visit loads at the same moment.
    const { followWorker } = await import(/* webpackChunkName: "swap" */ './follow-worker.ts')
    const end = await followWorker()
    if (isEnded) end()
    else stop = end
  }
  // A failure costs only the start without a network, not the page.
  const begin = () => void start().catch(() => undefined)
  // An existing worker downloads little and may announce a newer build, so it need not wait for a quiet page.
  const callOff = navigator.serviceWorker.controller ? whenIdle(begin) : runWhenQuiet(begin, isBusy)
  return () => {
    isEnded = true
    callOff()
    stop()
  }
}

/**
 * Behind the guard: prepares this device to start without a network. The worker starts last, after the first screen
 * and its data; `isBusy` tells whether a request is pending.
 */
export const useDevice = (isBusy: () => boolean): void => {
  const { language } = useLanguage()
  useEffect(() => {
    const ends = [followInstallOffer(), ...(hasWorker() ? [keepWhenQuiet(isBusy)] : [])]
    return () => ends.forEach(end => end())
  }, [isBusy])
  useEffect(() => {
    // Set by public/start.js; the language may have changed since.
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
  }, [language])
}
