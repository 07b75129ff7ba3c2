import { useQuery } from '@tanstack/react-query'
import type { ReleaseChange, ReleaseList } from '@sufra/shared/contracts/release-control'
import { WaitingClaims } from './claims/waiting-claims.tsx'
import { ChangeDialog } from './change/change-dialog.tsx'
import type { ChangeRequest } from './change/change-kinds.ts'
import { HistoryPanel } from './history/history-panel.tsx'
import { HostsPanel } from './hosts/hosts-panel.tsx'
import { LivePanel } from './live/live-panel.tsx'
import { PreviewsPanel } from './previews/previews-panel.tsx'
import type { ReleaseAddress } from './release-address.ts'
import { remoteNamesOf } from './release-view.ts'
import { releaseHealthQuery } from './releases.queries.ts'
import { TokensPanel } from './tokens/tokens-panel.tsx'
import { useOpened } from './use-opened.ts'
import { VersionDrawer } from './version/version-drawer.tsx'
import { VersionsPanel } from './version/versions-panel.tsx'

interface ReleaseTabsProps {
  address: ReleaseAddress
  list: ReleaseList
  history: readonly ReleaseChange[]
  onAddress: (change: Partial<ReleaseAddress>) => void
}

type PanelsProps = ReleaseTabsProps & {
  health: ReturnType<typeof useHealth>
  onAsk: (request: ChangeRequest) => void
}

const useHealth = (hours: number) => useQuery(releaseHealthQuery(hours))

const isLost = ({ isError, data }: PanelsProps['health']) => isError && !data

const Panel = ({ address, list, history, health, onAddress, onAsk }: PanelsProps) => {
  const { tab, hours } = address
  if (tab === 'versions') return <VersionsPanel list={list} health={health.data} onAddress={onAddress} />
  if (tab === 'history') return <HistoryPanel names={remoteNamesOf(list)} />
  if (tab === 'previews') return <PreviewsPanel />
  if (tab === 'tokens') return <TokensPanel names={remoteNamesOf(list)} claims={list.claims} />
  if (tab === 'hosts')
    return <HostsPanel channels={[...new Set(list.pointers.map(({ channel }) => channel))]} />
  return (
    <LivePanel
      list={list}
      history={history}
      health={health.data}
      hasNoFigures={isLost(health)}
      hours={hours}
      onAddress={onAddress}
      onAsk={onAsk}
    />
  )
}

/** Renders the selected tab and its dialogs. */
export const ReleaseTabs = (props: ReleaseTabsProps) => {
  const { address, list, onAddress } = props
  const health = useHealth(address.hours)
  const changing = useOpened<ChangeRequest>()
  return (
    <>
      {address.tab === 'live' && <WaitingClaims waiting={list.waiting} />}
      <Panel {...props} health={health} onAsk={changing.open} />
      <VersionDrawer
        opened={address.opened}
        list={list}
        health={health.data}
        hasNoFigures={isLost(health)}
        onClose={() => onAddress({ opened: null })}
      />
      {changing.value && (
        <ChangeDialog
          key={changing.key}
          isOpen={changing.isOpen}
          request={changing.value}
          list={list}
          onClose={changing.close}
        />
      )}
    </>
  )
}
