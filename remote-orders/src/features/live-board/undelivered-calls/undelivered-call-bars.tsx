import { useTranslation } from 'react-i18next'
import { PhoneCall } from 'lucide-react'
import { Banner, Stack } from '@sufra/shared/ui'
import { useLanguage } from '@sufra/shared/i18n'
import { useServerClock } from '@sufra/shared/live'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { groupUndeliveredCalls } from './undelivered-call.ts'
import type { UndeliveredCallGroup } from './undelivered-call.ts'

const useBarText = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return ({ channel: { name }, accepts, others }: UndeliveredCallGroup): string[] => {
    const channel = inLanguage(name, language)
    return [
      ...(accepts > 0 ? [t('orders:undeliveredCall.bar', { count: accepts, channel })] : []),
      ...(others > 0 ? [t('orders:undeliveredCall.otherBar', { count: others, channel })] : []),
    ]
  }
}

/** Lists platforms that somebody must call, because they did not receive actions of the shop. */
export const UndeliveredCallBars = ({ orders }: { orders: ReadonlyMap<number, Order> }) => {
  const barText = useBarText()
  // Renders when a figure changes, not every second.
  const found = useServerClock(now => JSON.stringify(groupUndeliveredCalls(orders.values(), now)))
  const groups: UndeliveredCallGroup[] = JSON.parse(found)
  if (groups.length === 0) return null
  return (
    <Stack gap="2.5" mb="4">
      {groups.flatMap(barText).map(text => (
        <Banner key={text} tone="error" icon={<PhoneCall size={18} aria-hidden />}>
          {text}
        </Banner>
      ))}
    </Stack>
  )
}
