import { create } from 'zustand'

/** Chromium's own event; other browsers install from their menu. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event

/** `insecure`: browsers install nothing from a plain http address. `byMenu`: the browser offers it nowhere but in its own menu. */
export type InstallState = 'installed' | 'offered' | 'byMenu' | 'insecure'

const offer = create<{ event: InstallEvent | null; isInstalled: boolean }>()(() => ({
  event: null,
  isInstalled: false,
}))

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/** Keeps the browser's offer until somebody looks for it in the settings: it comes once, and soon. Returns what ends it. */
export const followInstallOffer = (): (() => void) => {
  const handleOffer = (event: Event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    offer.setState({ event })
  }
  const handleInstalled = () => offer.setState({ event: null, isInstalled: true })
  window.addEventListener('beforeinstallprompt', handleOffer)
  window.addEventListener('appinstalled', handleInstalled)
  return () => {
    window.removeEventListener('beforeinstallprompt', handleOffer)
    window.removeEventListener('appinstalled', handleInstalled)
  }
}

/** Whether Sufra can be installed on this device, and if not, why. */
export const useInstallState = (): InstallState => {
  const { event, isInstalled } = offer()
  if (isInstalled || isStandalone()) return 'installed'
  if (!window.isSecureContext) return 'insecure'
  return event ? 'offered' : 'byMenu'
}

/** Shows the browser's own question; call it from a press. An offer counts once. */
export const install = async (): Promise<void> => {
  const { event } = offer.getState()
  if (!event) return
  offer.setState({ event: null })
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome === 'accepted') offer.setState({ isInstalled: true })
}
