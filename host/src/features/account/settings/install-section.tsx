import { Button, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useOffer } from '#src/device/install-offer.ts'
import { SettingsSection } from './settings-section.tsx'

/** `insecure`: plain http, which browsers refuse to install. `byMenu`: only the browser's own menu can install. */
type InstallState = 'installed' | 'offered' | 'byMenu' | 'insecure'

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/** Returns whether Sufra can be installed on this device, or why not. */
const useInstallState = (): InstallState => {
  const { event, isInstalled } = useOffer()
  if (isInstalled || isStandalone()) return 'installed'
  if (!window.isSecureContext) return 'insecure'
  return event ? 'offered' : 'byMenu'
}

/** Shows the browser's install prompt; call it in a press handler. Each offer can be used once. */
const install = async (): Promise<void> => {
  const { event } = useOffer.getState()
  if (!event) return
  useOffer.setState({ event: null })
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome === 'accepted') useOffer.setState({ isInstalled: true })
}

const InstallLine = () => {
  const { t } = useTranslation('settings')
  const state = useInstallState()
  if (state === 'offered')
    return (
      <Button variant="outline" onClick={() => void install()}>
        {t('install.offered')}
      </Button>
    )
  return <Text color="muted">{t(`install.${state}`)}</Text>
}

/** Installs Sufra on this device, or explains why that is impossible. */
export const InstallSection = () => {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection anchor="install" title={t('install.title')} text={t('install.text')}>
      <InstallLine />
    </SettingsSection>
  )
}
