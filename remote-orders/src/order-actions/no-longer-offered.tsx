import { useTranslation } from 'react-i18next'
import { Button, Stack, Text } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'

/** Shown when the order changed while the dialog was open and the action is no longer possible. */
export const NoLongerOffered = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="4">
      <Text role="alert">
        {t('orders:failed.movedOn', { status: t(`orders:status.${order.orderStatus}`) })}
      </Text>
      <Button variant="outline" onClick={onClose}>
        {t('orders:close')}
      </Button>
    </Stack>
  )
}
