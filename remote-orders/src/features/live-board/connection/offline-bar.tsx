import { useTranslation } from 'react-i18next'
import { WifiOff } from 'lucide-react'
import { Box, Banner } from '@sufra/shared/ui'
import { useFormat } from '@sufra/shared/i18n'

/** Shown while offline: the stored data and its age (`since`: ms since 1970). */
export const OfflineBar = ({ since }: { since: number }) => {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Box mb="4">
      <Banner tone="notice" icon={<WifiOff size={18} aria-hidden />}>
        {t('orders:offline.bar', { time: format.time(since) })}
      </Banner>
    </Box>
  )
}
