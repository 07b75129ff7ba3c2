import { create } from 'zustand'

/** Chromium's `beforeinstallprompt` event. Other browsers install from their menu. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event

/** The browser's install offer in this page, and whether it was accepted. */
export const useOffer = create<{ event: InstallEvent | null; isInstalled: boolean }>()(() => ({
  event: null,
  isInstalled: false,
}))

/**
 * Stores the browser's install offer for the settings page, since the event comes once and early. Returns the
 * function that ends it.
 */
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
