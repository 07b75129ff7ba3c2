import type { ShiftFacts, ShiftPage } from '@sufra/shared/contracts/shift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { formatDateTime, formatDuration, formatMoney, formatNumber } from '@sufra/shared/i18n'
import type { PageSection, SectionLine, Words } from './section.ts'

const LOST = ['rejected', 'cancelled', 'missed', 'failed'] as const

/** Returns the section with the sums of received orders by outcome. */
export const sumsSection = ({ orders }: ShiftFacts, { t, language }: Words): PageSection => {
  const money = (value: number) => formatMoney(value, language)
  const lost = LOST.flatMap((kind): SectionLine[] => {
    const { orders: count, sum } = orders[kind]
    return count === 0
      ? []
      : [
          {
            key: kind,
            text: t(`orders:shift.sums.${kind}`),
            isLoud: true,
            value: `${formatNumber(count, language)} · ${money(sum)}`,
          },
        ]
  })
  return {
    id: 'sums',
    title: t('orders:shift.sums.title'),
    lines: [
      { key: 'count', text: t('orders:shift.sums.count'), value: formatNumber(orders.count, language) },
      { key: 'sales', text: t('orders:shift.sums.sales'), value: money(orders.sales) },
      {
        key: 'average',
        text: t('orders:shift.sums.average'),
        value: orders.averageTicket === null ? '—' : money(orders.averageTicket),
      },
      ...lost,
    ],
  }
}

/** Returns the section with open orders: their age and their next step. */
export const openSection = (facts: ShiftFacts, { t, language }: Words): PageSection => {
  const ageOf = (placedAt: string) => formatDuration(Date.parse(facts.serverTime) - Date.parse(placedAt), t)
  const lines = facts.openOrders.map((order): SectionLine => {
    const isForLater = order.waitsFor === 'time' && order.promisedAt !== null
    return {
      key: String(order.id),
      text: t('orders:shift.open.order', {
        number: order.orderNumber,
        channel: inLanguage(order.channel.name, language),
        status: t(`orders:status.${order.orderStatus}`),
      }),
      detail: isForLater
        ? t('orders:shift.open.for', { time: formatDateTime(order.promisedAt ?? '', language) })
        : t(`orders:shift.waits.${order.waitsFor}`),
      value: ageOf(order.placedAt),
      isLoud: order.waitsFor === 'mending' || order.waitsFor === 'driverHere',
    }
  })
  const more = { key: 'more', text: t('orders:shift.open.more', { count: facts.moreOpen }) }
  return {
    id: 'open',
    title: t('orders:shift.open.title'),
    nothing: t('orders:shift.open.nothing'),
    lines: facts.moreOpen > 0 ? [...lines, more] : lines,
  }
}

/** Returns the cash section: expected and counted cash. Null if no customer paid in cash and nobody counted. */
export const cashSection = (
  { facts: { cash }, countedCash }: ShiftPage,
  { t, language }: Words,
): PageSection | null => {
  if (!cash && countedCash === null) return null
  const money = (value: number) => formatMoney(value, language)
  const expected = cash?.expected ?? 0
  const difference = countedCash === null ? 0 : Math.round((countedCash - expected) * 100) / 100
  const kind = difference < 0 ? 'missing' : 'over'
  return {
    id: 'cash',
    title: t('orders:shift.cash.title'),
    lines: [
      { key: 'expected', text: t('orders:shift.cash.expected'), value: money(expected) },
      {
        key: 'counted',
        text: t('orders:shift.cash.counted'),
        value: countedCash === null ? t('orders:shift.cash.notCounted') : money(countedCash),
      },
      ...(difference === 0
        ? []
        : [
            {
              key: 'difference',
              text: t(`orders:shift.cash.${kind}`),
              isLoud: true,
              value: money(Math.abs(difference)),
            },
          ]),
      ...(cash && cash.withDrivers > 0
        ? [{ key: 'drivers', text: t('orders:shift.cash.withDrivers'), value: money(cash.withDrivers) }]
        : []),
    ],
  }
}
