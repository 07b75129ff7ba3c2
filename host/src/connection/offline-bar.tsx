import { useFormat } from '@sufra/shared/i18n'
import { useLiveStatus, useOnline } from '@sufra/shared/live'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionBar } from './connection-bar.tsx'

const MINUTE = 60_000

/** Returns the age of the shown data, updated each minute. */
const useAge = (since: number | null): number | null => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return since === null ? null : Math.max(0, now - since)
}

const OfflineText = () => {
  const { t } = useTranslation('host')
  const format = useFormat()
  const { lastEventAt } = useLiveStatus()
  const age = useAge(lastEventAt)
  return (
    <ConnectionBar role="status">
      <WifiOff size={16} aria-hidden />
      {age === null ? t('offline.text') : t('offline.withAge', { ago: format.ago(age) })}
    </ConnectionBar>
  )
}

/** Slim bar while the device has no network: states the age of the data and that work can continue. */
export const OfflineBar = () => (useOnline() ? null : <OfflineText />)
