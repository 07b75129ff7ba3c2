import { useOffer } from './install-offer.ts'

/** `insecure`: browsers install nothing from a plain http address. `byMenu`: the browser offers it nowhere but in its own menu. */
export type InstallState = 'installed' | 'offered' | 'byMenu' | 'insecure'

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/** Whether Sufra can be installed on this device, and if not, why. */
export const useInstallState = (): InstallState => {
  const { event, isInstalled } = useOffer()
  if (isInstalled || isStandalone()) return 'installed'
  if (!window.isSecureContext) return 'insecure'
  return event ? 'offered' : 'byMenu'
}

/** Shows the browser's own question; call it from a press. An offer counts once. */
export const install = async (): Promise<void> => {
  const { event } = useOffer.getState()
  if (!event) return
  useOffer.setState({ event: null })
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome === 'accepted') useOffer.setState({ isInstalled: true })
}
