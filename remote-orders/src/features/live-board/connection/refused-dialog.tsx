import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button, HStack, Stack, Text } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useFormat } from '@sufra/shared/i18n'
import type { QueuedAction } from '#src/live-orders/offline-queue/queued-action.ts'
import { useQueuedActions } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import { queueOf } from '#src/live-orders/offline-queue/queue-of.ts'

/** Returns a function that explains the order's actual state in the interface language. */
const useReason = () => {
  const { t } = useTranslation()
  return ({ refusal }: QueuedAction): string => {
    if (refusal?.status) return t('orders:kept.now', { status: t(`orders:status.${refusal.status}`) })
    return refusal?.message ? refusal.message : t('orders:kept.tooOld')
  }
}

/** Dialog of offline actions that the server refused, shown one by one until each is dismissed. */
export const RefusedDialog = () => {
  const { t } = useTranslation()
  const format = useFormat()
  const reasonOf = useReason()
  const queryClient = useQueryClient()
  const { refused } = useQueuedActions()
  const [first] = refused
  const dismiss = () => {
    if (first) void queueOf(queryClient).dismiss(first.key)
  }
  return (
    <Dialog
      isOpen={first !== undefined}
      onClose={dismiss}
      title={t('orders:kept.refused', { number: first?.orderNumber })}
    >
      {first && (
        <Stack gap="4">
          <Text>
            {t(first.failures > 0 ? 'orders:kept.pressed' : 'orders:kept.pressedNow', {
              action: t(`orders:action.${first.actionName}`),
              time: format.time(first.pressedAt),
            })}
          </Text>
          <Text fontWeight="semibold">{reasonOf(first)}</Text>
          <HStack justify="space-between" gap="2">
            <Text color="muted">
              {refused.length > 1 ? t('orders:kept.more', { count: refused.length - 1 }) : ''}
            </Text>
            <Button onClick={dismiss}>{t('orders:kept.understood')}</Button>
          </HStack>
        </Stack>
      )}
    </Dialog>
  )
}
