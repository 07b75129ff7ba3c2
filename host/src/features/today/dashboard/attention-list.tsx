import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { Link } from '@sufra/shared/router'
import { can, useSession } from '@sufra/shared/session'
import { Bdi, Button, Flex, Heading, LinkButton, LiveDot, Text, chakra } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { attentionOf } from './attention.ts'
import { Panel } from './panel.tsx'
import { attentionQuery } from './panels.queries.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'row',
      borderTopWidth: '1px',
      borderColor: 'line',
      py: '1',
    },
    '& > li:first-of-type': { borderTopWidth: '0' },
    '& > li > p': { flex: 1 },
  },
})

/** Replaces "everything is in order" when the plan failed to load, since it may be about to expire. */
const PlanUnknown = ({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) => {
  const { t } = useTranslation('dashboard')
  return (
    <Flex role="alert" gap="3" alignItems="center" justifyContent="space-between">
      <Text color="muted">{t('attention.planUnknown')}</Text>
      <Button variant="outline" size="sm" onClick={onRetry} isLoading={isRetrying}>
        {t('retry')}
      </Button>
    </Flex>
  )
}

/** Items that need attention, each with a link; one sentence when there are none. */
export const AttentionList = ({ branchId }: { branchId: number }) => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const format = useFormat()
  const user = useSession(state => state.user)
  const now = useServerNow()
  const { data: info, isError, isFetching, refetch } = useQuery(sellerInfoQuery)
  const isPlanMissing = !info && can(user, 'billing.manage')
  const query = useQuery(attentionQuery(branchId))
  const title = t('attention.title')
  return (
    <Panel title={title} query={query} height="262px">
      {found => {
        const plan = info ?? null
        const attentions = attentionOf(found, { may: permission => can(user, permission), now, plan })
        return (
          <>
            <Heading textStyle="lg15" fontWeight="semibold" pb="1">
              {title}
            </Heading>
            {attentions.length === 0 && !isPlanMissing && <Text color="muted">{t('attention.nothing')}</Text>}
            {isPlanMissing && isError && (
              <PlanUnknown onRetry={() => void refetch()} isRetrying={isFetching} />
            )}
            <List>
              {attentions.map(({ kind, count, name, to, tone }) => (
                <li key={kind}>
                  <LiveDot tone={tone} />
                  <Text>
                    {t(`attention.${kind}`, {
                      count,
                      money: format.money(found.missedValue),
                    })}
                    {name !== null && count === 1 && (
                      <chakra.small display="block" color="muted">
                        <Bdi>{inLanguage(name, language)}</Bdi>
                      </chakra.small>
                    )}
                  </Text>
                  {to && (
                    <LinkButton asChild variant="outline" size="sm">
                      <Link to={to}>{t(`attention.go.${kind}`)}</Link>
                    </LinkButton>
                  )}
                </li>
              ))}
            </List>
          </>
        )
      }}
    </Panel>
  )
}
