import { useLanguage } from '@sufra/shared/i18n'
import { useEffect } from 'react'
import { whenIdle } from '#src/parts/when-idle.ts'
import { whenQuiet } from '#src/parts/when-quiet.ts'
import { followInstallOffer } from './install-offer.ts'

// The dev server has no worker: its files change under the page.
const hasWorker = (): boolean =>
  process.env.NODE_ENV === 'production' && window.isSecureContext && 'serviceWorker' in navigator

const keepWhenQuiet = (isBusy: () => boolean): (() => void) => {
  let isEnded = false
  let stop: () => void = () => undefined
  const start = async () => {
    // In one file with what swaps remotes, which a first visit asks for at the same moment.
    const { followWorker } = await import(/* webpackChunkName: "swap" */ './follow-worker.ts')
    const end = await followWorker()
    if (isEnded) end()
    else stop = end
  }
  // What cannot be kept costs the start without a network, not the page.
  const begin = () => void start().catch(() => undefined)
  // One that is at work already fetches little, and may have a newer build to tell of.
  const callOff = navigator.serviceWorker.controller ? whenIdle(begin) : whenQuiet(begin, isBusy)
  return () => {
    isEnded = true
    callOff()
    stop()
  }
}

/**
 * Behind the guard: makes this device ready to start without a network. The worker comes last: the first screen stands by then, with its
 * data, which `isBusy` says is on its way.
 */
export const useDevice = (isBusy: () => boolean): void => {
  const { language } = useLanguage()
  useEffect(() => {
    const ends = [followInstallOffer(), ...(hasWorker() ? [keepWhenQuiet(isBusy)] : [])]
    return () => ends.forEach(end => end())
  }, [isBusy])
  useEffect(() => {
    // Written by public/start.js; somebody may have changed the language since.
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
  }, [language])
}
