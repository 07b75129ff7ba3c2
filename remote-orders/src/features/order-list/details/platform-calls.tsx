import type { ChannelCall } from '@sufra/shared/contracts/channel-call'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Pill, chakra } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callsQuery } from '../orders.queries.ts'
import { Section } from './section.tsx'

const FAMILIES = {
  waiting: 'pending',
  done: 'active',
  refused: 'disabled',
  gaveUp: 'disabled',
  withdrawn: 'neutral',
} as const satisfies Record<ChannelCall['state'], string>

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2.5',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0.5 2',
      alignItems: 'center',
    },
    '& small': { gridColumn: '1 / -1', color: 'muted', textStyle: 'sm13' },
  },
})

const Call = ({ call }: { call: ChannelCall }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { action, state, since, at, attempts, answerCode, message, durationMs } = call
  const words = [
    format.time(at ?? since),
    durationMs === null ? '' : t('orders:calls.took', { ms: durationMs }),
    attempts > 1 ? t('orders:calls.tries', { count: attempts }) : '',
    [answerCode, message].filter(Boolean).join(' '),
  ]
  return (
    <li>
      <b>{t(`orders:calls.action.${action}`)}</b>
      <Pill family={FAMILIES[state]}>{t(`orders:calls.state.${state}`)}</Pill>
      <small>
        <Bdi>{words.filter(Boolean).join(' · ')}</Bdi>
      </small>
    </li>
  )
}

/** Calls to the order's platform with their answers. Renders nothing if there were none. */
export const PlatformCalls = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: calls = [] } = useQuery(callsQuery(order.id, order.rowVersion))
  if (calls.length === 0) return null
  return (
    <Section title={t('orders:calls.title', { channel: inLanguage(order.channel.name, language) })}>
      <List>
        {calls.map(call => (
          <Call key={call.id} call={call} />
        ))}
      </List>
    </Section>
  )
}
