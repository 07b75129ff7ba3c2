import { channelMark } from '@sufra/shared/contracts/channel-mark'
import type { ConnectionRequest } from '@sufra/shared/contracts/integration'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Button, Card, CountBadge, Flex, LinkButton, chakra } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { requestsQuery } from '../integrations.queries.ts'
import { useAgo } from '../use-ago.ts'
import { DeclineDialog } from './decline-dialog.tsx'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& img': { w: '8', h: '8', borderRadius: 'control' },
    '& > li > div': { flex: 1, minW: '12rem' },
    '& b': { display: 'block', textStyle: 'sm13', fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'xs12', color: 'muted', overflowWrap: 'anywhere' },
  },
})

const Head = chakra('h2', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'lg15',
    fontWeight: 'semibold',
    mb: '2',
  },
})

/** Pending requests of merchants, each with a link to connect it. Hidden when there are none. */
export const WaitingRequests = () => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const ago = useAgo()
  const answer = useQuery(requestsQuery)
  const { data, isError } = answer
  const { opened: declining, open: setDeclining, close } = useOpened<ConnectionRequest>()
  if (!data && isError)
    return (
      <Card mb="4.5">
        <QueryError of={answer} title={t('requests.failed')} />
      </Card>
    )
  if (!data || data.data.length === 0) return null
  return (
    <Card as="section" p="4" mb="4.5" aria-label={t('requests.title')}>
      <Head>
        {t('requests.title')}
        <CountBadge value={data.totalCount} />
      </Head>
      <List>
        {data.data.map(request => {
          const search = new URLSearchParams({
            merchant: String(request.accountId),
            branch: String(request.branchId),
            channel: String(request.channelId),
            store: request.storeId,
          })
          return (
            <li key={request.id}>
              <img src={channelMark(request.channelKey)} alt={t(`platform.${request.channelKey}.name`)} />
              <div>
                <b>
                  <Bdi>{inLanguage(request.merchantName, language)}</Bdi> ·{' '}
                  <Bdi>{inLanguage(request.branchName, language)}</Bdi>
                </b>
                <small>
                  {t('request.by', { when: ago(request.requestedAt) })} <Bdi>{request.requestedBy ?? ''}</Bdi>
                </small>
                {request.note !== '' && (
                  <small>
                    <Bdi>{request.note}</Bdi>
                  </small>
                )}
              </div>
              <Flex gap="2">
                <LinkButton asChild variant="outline" size="sm">
                  <Link to={{ pathname: '/integrations/new-integrations', search: search.toString() }}>
                    {t('connect.start')}
                  </Link>
                </LinkButton>
                <Button variant="ghost" size="sm" onClick={() => setDeclining(request)}>
                  {t('decline.open')}
                </Button>
              </Flex>
            </li>
          )
        })}
      </List>
      {declining && <DeclineDialog request={declining} onClose={close} />}
    </Card>
  )
}
