import { useTranslation } from 'react-i18next'
import { CloudOff } from 'lucide-react'
import { Banner, Box } from '@sufra/shared/ui'
import { useQueuedCount } from '#src/live-orders/offline-queue/offline-queue.store.ts'

/** Number of actions that the server has not received. */
export const QueuedActionsBar = () => {
  const { t } = useTranslation()
  const count = useQueuedCount()
  if (count === 0) return null
  return (
    <Box mb="4" role="status">
      <Banner tone="notice" icon={<CloudOff size={18} aria-hidden />}>
        {t('orders:kept.bar', { count })}
      </Banner>
    </Box>
  )
}
