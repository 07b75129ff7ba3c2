import type { ConnectionsPage } from '@sufra/shared/contracts/integration'
import { QueryError } from '@sufra/shared/failures'
import { MerchantBox } from '@sufra/shared/merchants'
import { Link, useSearchParams } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Box, Button, Card, EmptyState, LinkButton, PageHead, Skeleton, Stack } from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { BranchLine } from './branches/branch-line.tsx'
import { PlatformCards } from './cards/platform-cards.tsx'
import { connectionsQuery } from './integrations.queries.ts'
import { RequestDrawer } from './request/request-drawer.tsx'
import type { RequestedConnection } from './request/request-drawer.tsx'
import { WaitingRequests } from './request/waiting-requests.tsx'

const Loading = () => (
  <Stack gap="3.5">
    {[0, 1, 2].map(at => (
      <Card key={at} p="4">
        <Skeleton h="8rem" />
      </Card>
    ))}
  </Stack>
)

const Shown = ({ page, onAsk }: { page: ConnectionsPage; onAsk: (asked: RequestedConnection) => void }) => {
  const { t } = useTranslation('integrations')
  if (page.data.length === 0) return <EmptyState title={t('noBranches')} />
  return (
    <>
      <PlatformCards page={page} />
      <Stack gap="3.5">
        {page.data.map(branch => (
          <BranchLine key={branch.branchId} channels={page.channels} branch={branch} onAsk={onAsk} />
        ))}
      </Stack>
    </>
  )
}

const OfMerchant = ({
  accountId,
  onAsk,
}: {
  accountId: number
  onAsk: (asked: RequestedConnection) => void
}) => {
  const { t } = useTranslation('integrations')
  const answer = useQuery(connectionsQuery(accountId))
  const { data, isError } = answer
  if (!data && isError) return <QueryError of={answer} title={t('failedTitle')} detail={t('failedDetail')} />
  if (!data) return <Loading />
  return <Shown page={data} onAsk={onAsk} />
}

const OperatorPart = ({ merchantId }: { merchantId: number | null }) => {
  const { t } = useTranslation('integrations')
  const [, setParams] = useSearchParams()
  return (
    <>
      <WaitingRequests />
      <Box maxW="form" mb="4.5">
        <MerchantBox
          label={t('merchant')}
          merchantId={merchantId}
          onChange={id => setParams(id ? { merchant: String(id) } : {})}
        />
      </Box>
    </>
  )
}

const ToRadar = ({ search }: { search: string }) => {
  const { t } = useTranslation('integrations')
  if (!useCan('branches.state')) return null
  return (
    <LinkButton asChild variant="outline">
      <Link to={{ pathname: '/integrations/radar', search }}>{t('radar')}</Link>
    </LinkButton>
  )
}

/** Connections of branches to delivery platforms, with their actions. */
export const IntegrationsPage = () => {
  const { t } = useTranslation('integrations')
  const isOperator = useIsOperator()
  const [params] = useSearchParams()
  const canManage = useCan('integrations.manage')
  const { opened: asked, open: setAsked, close } = useOpened<RequestedConnection>()
  const merchantId = urlId(params.get('merchant'))
  const accountId = isOperator ? merchantId : 0
  const { data } = useQuery({ ...connectionsQuery(accountId ?? 0), enabled: accountId !== null })
  const [first] = data?.channels ?? []
  const title = t('host:screens.integrations')
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead
        title={title}
        status={t('subtitle')}
        actions={
          <>
            <ToRadar search={params.toString()} />
            {isOperator ? (
              <LinkButton asChild>
                <Link to={{ pathname: '/integrations/new-integrations', search: params.toString() }}>
                  <Plus size={18} aria-hidden />
                  {t('connect.new')}
                </Link>
              </LinkButton>
            ) : (
              canManage &&
              first && (
                <Button
                  icon={<Plus size={18} aria-hidden />}
                  onClick={() => setAsked({ channelId: first.id })}
                >
                  {t('request.open')}
                </Button>
              )
            )}
          </>
        }
      />
      {isOperator && <OperatorPart merchantId={merchantId} />}
      {accountId === null ? (
        <EmptyState drawing="search" title={t('chooseMerchant')} />
      ) : (
        <OfMerchant accountId={accountId} onAsk={setAsked} />
      )}
      {asked && data && <RequestDrawer page={data} asked={asked} onClose={close} />}
    </>
  )
}
