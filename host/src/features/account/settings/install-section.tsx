import { Button, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { install, useInstallState } from '#src/device/install-state.ts'
import { SettingsSection } from './settings-section.tsx'

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
