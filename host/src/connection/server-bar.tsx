import { useOnline } from '@sufra/shared/live'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ConnectionBar } from './connection-bar.tsx'
import { useServerAway } from './watch-server.ts'

/** Slim bar while the device has a network but the server does not answer. */
export const ServerBar = () => {
  const { t } = useTranslation('host')
  const isAway = useServerAway(state => state.isAway)
  const isOnline = useOnline()
  if (!isAway || !isOnline) return null
  return (
    <ConnectionBar role="status">
      <CloudOff size={16} aria-hidden />
      {t('serverAway')}
    </ConnectionBar>
  )
}
