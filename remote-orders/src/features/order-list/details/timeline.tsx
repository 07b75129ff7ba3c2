import type { Order, OrderHistoryEntry } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Skeleton, chakra } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { historyQuery } from '../orders.queries.ts'
import { useHistoryText } from './history-text.ts'
import { Section } from './section.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '64px 10px minmax(0, 1fr)',
      gap: '2.5',
      pb: '2.5',
    },
    '& > li:last-of-type': { pb: '0' },
    '& time': { color: 'muted', textStyle: 'sm13', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& i': { position: 'relative', w: '2.5', h: '2.5', mt: '1.5', borderRadius: 'pill', bg: 'primary' },
    '& > li[data-tone=bad] i': { bg: 'disabled' },
    '& > li[data-tone=notice] i': { bg: 'notice' },
    '& > li:not(:last-of-type) i::after': {
      content: '""',
      position: 'absolute',
      top: '3.5',
      insetStart: '1',
      w: '0.5',
      h: '5',
      bg: 'line',
    },
    '& > li > div > small': { display: 'block', color: 'muted', textStyle: 'sm13' },
  },
})

const BAD = new Set(['Rejected', 'Cancelled', 'Missed', 'Failed'])

const toneOf = ({ action, from, to }: OrderHistoryEntry): string | undefined => {
  if (action === 'Refund') return 'notice'
  return from !== to && BAD.has(to) ? 'bad' : undefined
}

const Step = ({ entry, channel }: { entry: OrderHistoryEntry; channel: string }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { title, detail } = useHistoryText(channel)(entry)
  const by = { user: entry.byName, system: t('orders:details.system'), channel }[entry.source]
  return (
    <li data-tone={toneOf(entry)}>
      <time dateTime={entry.at} title={format.dateTime(entry.at)}>
        {format.time(entry.at)}
      </time>
      <i aria-hidden />
      <div>
        <b>{title}</b>
        {by && (
          <>
            {' · '}
            <Bdi>{by}</Bdi>
          </>
        )}
        {detail && (
          <small>
            <Bdi>{detail}</Bdi>
          </small>
        )}
      </div>
    </li>
  )
}

/** Timeline of an order. */
export const Timeline = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const { data: entries, isError } = useQuery(historyQuery(order.id, order.rowVersion))
  if (isError && !entries) return null
  return (
    <Section title={t('orders:details.happened')} aside={format.shortDate(order.placedAt)}>
      {entries ? (
        <List>
          {entries.map(entry => (
            <Step
              key={`${entry.at} ${entry.action}`}
              entry={entry}
              channel={inLanguage(order.channel.name, language)}
            />
          ))}
        </List>
      ) : (
        <Skeleton h="20" />
      )}
    </Section>
  )
}
