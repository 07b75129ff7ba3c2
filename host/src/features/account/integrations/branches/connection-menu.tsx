import type { BranchConnections, Connection } from '@sufra/shared/contracts/integration'
import { STATE_ENDS } from '@sufra/shared/contracts/state-choices'
import { useNavigate, useSearchParams } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Menu, toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallsDrawer } from '../calls/calls-drawer.tsx'
import { pauseOn, resumeOn } from '../channel-state.ts'
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
  if (state === 'Paused')
    return [{ id: 'resume', label: t('actions.resume'), onSelect: () => mutate(resumeOn(branch, channelId)) }]
  return [
    ...STATE_ENDS.map(preset => ({
      id: preset,
      label: t('actions.pause', { end: t(`ends.${preset}`) }),
      onSelect: () => mutate(pauseOn(branch, channelId, { preset })),
    })),
    {
      id: 'manual',
      label: t('actions.pause', { end: t('ends.manual') }),
      onSelect: () => mutate(pauseOn(branch, channelId, { until: null })),
    },
  ].map((item, at) => ({ ...item, beginsGroup: at === 0 }))
}

/** What can be done about one branch on one platform. */
export const ConnectionMenu = (props: ConnectionMenuProps) => {
  const { t } = useTranslation('integrations')
  const { branch, connection, label } = props
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isOperator = useIsOperator()
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const { mutate: sendTest } = useTestOrder()
  const pauseItems = usePauseItems(props)
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
    ...{ id: 'credential', label: t('actions.credential'), onSelect: toCredential, beginsGroup: true },
  }
  const history = { id: 'calls', label: t('actions.calls'), onSelect: () => setIsHistoryOpen(true) }
  const items = [test, history, ...pauseItems, ...(isOperator ? [credential] : [])]
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
