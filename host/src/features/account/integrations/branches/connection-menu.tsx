import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import type { BranchConnections, Connection } from '@sufra/shared/contracts/integration'
import { CHANNEL_PAUSE_ENDS } from '@sufra/shared/contracts/state-choices'
import { useNavigate, useSearchParams } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Menu, toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallsDrawer } from '../calls/calls-drawer.tsx'
import { useSetState, useTestOrder } from '../integrations.queries.ts'

interface ConnectionMenuProps {
  branch: BranchConnections
  connection: Connection
  label: string
}

const usePauseItems = ({ branch, connection }: ConnectionMenuProps) => {
  const { t } = useTranslation('integrations')
  const { mutate } = useSetState()
  const { channelId, state } = connection
  if (!useCan('branches.state') || branch.state === 'Disabled') return []
  const branchIds = [branch.branchId]
  const item = (id: string, label: string, request: SetStatusRequest) => ({
    id,
    label,
    onSelect: () => mutate(request),
  })
  // A pause of the whole branch ends only for the whole branch.
  if (branch.state === 'Paused') return [item('open', t('actions.openBranch'), { branchIds, state: 'Open' })]
  const place = { branchIds, channelIds: [channelId] }
  if (state === 'Paused') return [item('resume', t('actions.resume'), { ...place, state: 'Open' })]
  const pauseFor = (end: (typeof CHANNEL_PAUSE_ENDS)[number] | 'manual') =>
    item(end, t('actions.pause', { end: t(`ends.${end}`) }), {
      ...place,
      state: 'Paused',
      ...(end === 'manual' ? { until: null } : { preset: end }),
    })
  return [...CHANNEL_PAUSE_ENDS, 'manual' as const].map(pauseFor)
}

/** Actions on one connection. */
export const ConnectionMenu = (props: ConnectionMenuProps) => {
  const { t } = useTranslation('integrations')
  const { branch, connection, label } = props
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isOperator = useIsOperator()
  const canTest = useCan('integrations.manage')
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const { mutate: sendTest } = useTestOrder()
  const pauseItems = usePauseItems(props).map((item, at) => ({ ...item, beginsGroup: at === 0 }))
  const toCredential = () => {
    const search = new URLSearchParams(params)
    search.set('branch', String(branch.branchId))
    search.set('channel', String(connection.channelId))
    void navigate({ pathname: '/integrations/new-integrations', search: search.toString() })
  }
  const test = {
    id: 'test',
    label: t('actions.test'),
    onSelect: () =>
      sendTest(connection.id, { onSuccess: () => toast({ kind: 'success', text: t('done.test') }) }),
  }
  const credential = {
    id: 'credential',
    label: t('actions.credential'),
    onSelect: toCredential,
    beginsGroup: true,
  }
  const history = { id: 'calls', label: t('actions.calls'), onSelect: () => setIsHistoryOpen(true) }
  const items = [...(canTest ? [test] : []), history, ...pauseItems, ...(isOperator ? [credential] : [])]
  return (
    <>
      <Menu label={label} items={items} />
      {isHistoryOpen && (
        <CallsDrawer
          connectionId={connection.id}
          title={t('calls.title', { where: label })}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
    </>
  )
}
