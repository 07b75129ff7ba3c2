import { useOffer } from './install-offer.ts'

/** `insecure`: plain http, which browsers refuse to install. `byMenu`: only the browser's own menu can install. */
export type InstallState = 'installed' | 'offered' | 'byMenu' | 'insecure'

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/** Returns whether Sufra can be installed on this device, or why not. */
export const useInstallState = (): InstallState => {
  const { event, isInstalled } = useOffer()
  if (isInstalled || isStandalone()) return 'installed'
  if (!window.isSecureContext) return 'insecure'
  return event ? 'offered' : 'byMenu'
}

/** Shows the browser's install prompt; call it in a press handler. Each offer can be used once. */
export const install = async (): Promise<void> => {
  const { event } = useOffer.getState()
  if (!event) return
  useOffer.setState({ event: null })
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome === 'accepted') useOffer.setState({ isInstalled: true })
}
