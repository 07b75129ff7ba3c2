import { useTranslation } from 'react-i18next'
import type { NearlyMissed, NearlyMissedOrder } from '@sufra/shared/contracts/escalation'
import { readLocalized } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Card, HStack, Pill, Stack, Text } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'

const useNames = () => {
  const { language } = useLanguage()
  return (text: string) => {
    const { ar, en } = readLocalized(text)
    return language === 'ar' ? ar || en : en || ar
  }
}

const Outcome = ({ order }: { order: NearlyMissedOrder }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { touchedAfterSeconds: seconds, touchedBy, orderStatus } = order
  if (seconds === null) {
    const isMissed = orderStatus === 'Missed'
    return <Text>{t(isMissed ? 'orders:nearlyMissed.lost' : 'orders:nearlyMissed.untouched')}</Text>
  }
  const duration = format.duration(seconds * 1000)
  return (
    <Text>
      {touchedBy
        ? t('orders:nearlyMissed.touchedBy', { duration, name: touchedBy })
        : t('orders:nearlyMissed.touched', { duration })}
    </Text>
  )
}

const OrderLine = ({ order }: { order: NearlyMissedOrder }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useNames()
  return (
    <Card as="article" p="4" aria-label={t('orders:card.name', { number: order.orderNumber })}>
      <HStack justify="space-between" gap="3" flexWrap="wrap">
        <Text fontWeight="semibold">
          <Bdi>#{order.orderNumber}</Bdi>
        </Text>
        <Pill family={order.orderStatus === 'Missed' ? 'disabled' : 'pending'}>
          {t(`orders:nearlyMissed.step.${order.step}`)}
        </Pill>
      </HStack>
      <Text textStyle="sm13" color="muted">
        {[nameOf(order.channel.name), nameOf(order.branchName), format.dateTime(order.rangAt)].join(' · ')}
      </Text>
      <Outcome order={order} />
    </Card>
  )
}

interface NearlyMissedDrawerProps {
  data: NearlyMissed
  isOpen: boolean
  onClose: () => void
}

/** List of the orders that waited too long: highest escalation step, waiting time, and who answered. */
export const NearlyMissedDrawer = ({ data, isOpen, onClose }: NearlyMissedDrawerProps) => {
  const { t } = useTranslation()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('orders:nearlyMissed.title')}>
      <Stack gap="3">
        <Text color="muted">{t('orders:nearlyMissed.explain')}</Text>
        {data.orders.map(order => (
          <OrderLine key={order.id} order={order} />
        ))}
      </Stack>
    </Drawer>
  )
}
