import type { BranchConnections, ConnectionsPage } from '@sufra/shared/contracts/integration'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import { Link, useSearchParams } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Bdi, Button, LinkButton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { isFree, standingOf } from '../channel-state.ts'
import { useWithdraw } from '../integrations.queries.ts'
import { StandingPill } from '../standing-pill.tsx'
import { useAgo } from '../use-ago.ts'
import { ConnectionFacts } from './connection-facts.tsx'
import { ConnectionMenu } from './connection-menu.tsx'

/** Formats the time left until an instant. The list refetches often enough to keep the minutes right. */
const useLeft = () => {
  const format = useFormat()
  return (until: string): string => format.duration(Math.max(0, Date.parse(until) - serverNow()))
}

type Request = BranchConnections['requests'][number]

const Waiting = ({ request }: { request: Request }) => {
  const { t } = useTranslation('integrations')
  const ago = useAgo()
  const { mutate, isPending } = useWithdraw()
  const isOperator = useIsOperator()
  const canManage = useCan('integrations.manage')
  return (
    <>
      <p>
        {t('request.by', { when: ago(request.requestedAt) })} <Bdi>{request.requestedBy ?? ''}</Bdi>
      </p>
      {!isOperator && canManage && (
        <Button variant="outline" size="sm" isLoading={isPending} onClick={() => mutate(request.id)}>
          {t('request.withdraw')}
        </Button>
      )}
    </>
  )
}

const Declined = ({ request }: { request: Request }) => {
  const { t } = useTranslation('integrations')
  return (
    <p>
      {t('request.declined')} <Bdi>{request.reason ?? ''}</Bdi>
    </p>
  )
}

const Unlinked = ({
  branchId,
  channelId,
  isAgain,
  onAsk,
}: {
  branchId: number
  channelId: number
  /** the operator has declined a request before */
  isAgain: boolean
  onAsk: () => void
}) => {
  const { t } = useTranslation('integrations')
  const isOperator = useIsOperator()
  const canManage = useCan('integrations.manage')
  const [params] = useSearchParams()
  if (!canManage) return null
  if (!isOperator)
    return (
      <Button variant="outline" size="sm" onClick={onAsk}>
        {t(isAgain ? 'request.askAgain' : 'request.ask')}
      </Button>
    )
  const search = new URLSearchParams(params)
  search.set('branch', String(branchId))
  search.set('channel', String(channelId))
  return (
    <LinkButton asChild variant="outline" size="sm">
      <Link to={{ pathname: '/integrations/new-integrations', search: search.toString() }}>
        {t('connect.start')}
      </Link>
    </LinkButton>
  )
}

const PausedFor = ({ until }: { until: string | null }) => {
  const { t } = useTranslation('integrations')
  const left = useLeft()
  return <p>{until === null ? t('paused.open') : t('paused.until', { duration: left(until) })}</p>
}

interface ConnectionCellProps {
  branch: BranchConnections
  channel: ConnectionsPage['channels'][number]
  onAsk: () => void
}

/** Connection of one branch to one platform. */
export const ConnectionCell = ({ branch, channel, onAsk }: ConnectionCellProps) => {
  const { language } = useLanguage()
  const { standing, connection, request } = standingOf(branch, channel.id)
  const name = inLanguage(channel.name, language)
  const label = `${name} · ${inLanguage(branch.branchName, language)}`
  return (
    <li data-bad={standing === 'failing' || standing === 'ended' || undefined}>
      <div>
        <img src={channel.logoUrl} alt="" />
        <b>{name}</b>
        <StandingPill standing={standing} />
        {connection && <ConnectionMenu branch={branch} connection={connection} label={label} />}
      </div>
      {connection && standing === 'paused' && <PausedFor until={connection.stateUntil} />}
      {connection && <ConnectionFacts connection={connection} />}
      {request && standing === 'requested' && <Waiting request={request} />}
      {request && standing === 'declined' && <Declined request={request} />}
      {isFree(branch, channel.id) && (
        <Unlinked
          branchId={branch.branchId}
          channelId={channel.id}
          isAgain={standing === 'declined'}
          onAsk={onAsk}
        />
      )}
    </li>
  )
}
