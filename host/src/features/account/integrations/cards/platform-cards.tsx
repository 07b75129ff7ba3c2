import type { ConnectionsPage } from '@sufra/shared/contracts/integration'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Card, Pill, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { standingOf } from '../channel-state.ts'
import { useAgo } from '../use-ago.ts'

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
    gap: '3.5',
    mb: '4.5',
    '& header': { display: 'flex', alignItems: 'center', gap: '3', mb: '3.5' },
    '& header img': { w: '10', h: '10', borderRadius: 'control' },
    '& header div': { flex: 1, minW: '0' },
    '& h2': { textStyle: 'lg15', fontWeight: 'semibold' },
    '& p': { textStyle: 'sm13', color: 'muted' },
    '& dl': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '2' },
    '& dt': { textStyle: 'xs12', color: 'muted' },
    '& dd': { textStyle: 'sm13', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& dd[data-bad]': { color: 'disabled' },
  },
})

type Channel = ConnectionsPage['channels'][number]

const factsOf = ({ data }: Pick<ConnectionsPage, 'data'>, channel: Channel) => {
  const there = data.map(branch => standingOf(branch, channel.id))
  const linked = there.flatMap(({ connection }) => connection ?? [])
  const lastOrderAt = linked
    .flatMap(each => each.lastOrderAt ?? [])
    .toSorted()
    .at(-1)
  return {
    // A connection that the platform ended still counts for orders.
    linked: there.filter(({ connection, standing }) => connection && standing !== 'ended').length,
    troubled: there.filter(({ standing }) => standing === 'failing' || standing === 'ended').length,
    requested: there.filter(({ standing }) => standing === 'requested').length,
    orders: linked.reduce((sum, each) => sum + each.ordersToday, 0),
    lastOrderAt,
  }
}

const PlatformCard = ({ page, channel }: { page: ConnectionsPage; channel: Channel }) => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const format = useFormat()
  const ago = useAgo()
  const { linked, troubled, requested, orders, lastOrderAt } = factsOf(page, channel)
  const family = troubled > 0 ? 'disabled' : linked > 0 ? 'active' : 'neutral'
  const word = troubled > 0 ? 'troubled' : linked > 0 ? 'working' : 'none'
  return (
    <Card p="4" role="group" aria-label={inLanguage(channel.name, language)}>
      <header>
        <img src={channel.logoUrl} alt="" />
        <div>
          <h2>{inLanguage(channel.name, language)}</h2>
          <p>
            {t('cards.linked', { count: linked })}
            {requested > 0 && ` · ${t('cards.requested', { count: requested })}`}
          </p>
        </div>
        <Pill family={family}>{t(`cards.${word}`)}</Pill>
      </header>
      <dl>
        <div>
          <dt>{t('cards.orders')}</dt>
          <dd>{format.number(orders)}</dd>
        </div>
        <div>
          <dt>{t('cards.lastOrder')}</dt>
          <dd>{lastOrderAt ? ago(lastOrderAt) : t('never')}</dd>
        </div>
        <div>
          <dt>{t('cards.troubledBranches')}</dt>
          <dd data-bad={troubled > 0 || undefined}>{format.number(troubled)}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** Each platform over all branches: connections, today's orders and errors. */
export const PlatformCards = ({ page }: { page: ConnectionsPage }) => (
  <Cards>
    {page.channels.map(channel => (
      <PlatformCard key={channel.id} page={page} channel={channel} />
    ))}
  </Cards>
)
