import { create } from 'zustand'

/** Chromium's own event; other browsers install from their menu. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event

/** What the browser offered in this page, and what became of it. */
export const useOffer = create<{ event: InstallEvent | null; isInstalled: boolean }>()(() => ({
  event: null,
  isInstalled: false,
}))

/** Keeps the browser's offer until somebody looks for it in the settings: it comes once, and soon. Returns what ends it. */
export const followInstallOffer = (): (() => void) => {
  const handleOffer = (event: Event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    useOffer.setState({ event })
  }
  const handleInstalled = () => useOffer.setState({ event: null, isInstalled: true })
  window.addEventListener('beforeinstallprompt', handleOffer)
  window.addEventListener('appinstalled', handleInstalled)
  return () => {
    window.removeEventListener('beforeinstallprompt', handleOffer)
    window.removeEventListener('appinstalled', handleInstalled)
  }
}
