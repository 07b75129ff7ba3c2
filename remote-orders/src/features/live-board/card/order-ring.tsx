import { useTranslation } from 'react-i18next'
import { Check } from 'lucide-react'
import { TimeRing } from '@sufra/shared/ui/board'
import type { Order } from '@sufra/shared/contracts/order'
import { useServerClock } from '@sufra/shared/live'
import { readRing } from '../actions/order-deadline.ts'
import type { RingReading } from '../actions/order-deadline.ts'
import { timeOnCard } from './far-cards.ts'

const toneOf = ({ kind, isLate }: RingReading) => {
  if (isLate) return 'disabled'
  return kind === 'countdown' ? 'pending' : 'active'
}

/** Ring with the time left until acceptBy ("3:06") or the promised time ("8", "−2"); a check mark when ready. */
export const OrderRing = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  // The clock hook compares primitives, so the value is serialized and a ring renders only when it changes.
  const text = useServerClock(now => JSON.stringify(readRing(order, timeOnCard(order.id, now))))
  const ring: RingReading = JSON.parse(text)
  return (
    <TimeRing
      label={ring.kind === 'done' ? <Check size={18} /> : ring.text}
      fraction={ring.fraction}
      tone={toneOf(ring)}
      ariaLabel={t(`orders:ring.${ring.kind}`, { time: ring.text })}
    />
  )
}
