import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import type { BranchConnections, Connection } from '@sufra/shared/contracts/integration'

export type Standing = 'working' | 'failing' | 'ended' | 'paused' | 'closed' | 'requested' | 'none'

/** How a branch stands on a platform, as one word. */
export const standingOf = (
  { connections, requests }: BranchConnections,
  channelId: number,
): { standing: Standing; connection?: Connection; request?: BranchConnections['requests'][number] } => {
  const connection = connections.find(each => each.channelId === channelId)
  const request = requests.find(each => each.channelId === channelId)
  if (!connection?.hasCredential) return request ? { standing: 'requested', request } : { standing: 'none' }
  if (connection.status === 'Disconnected') return { standing: 'ended', connection }
  if (connection.status === 'Degraded') return { standing: 'failing', connection }
  if (connection.state === 'Paused') return { standing: 'paused', connection }
  const isClosed = connection.state === 'ClosedBySchedule' || connection.state === 'Disabled'
  return { standing: isClosed ? 'closed' : 'working', connection }
}

const pausedOn = ({ connections }: BranchConnections): Connection[] =>
  connections.filter(({ hasCredential, state }) => hasCredential && state === 'Paused')

/** A branch has one pause at a time, with the platforms that it is about: another one joins those that are paused already. */
export const pauseOn = (
  branch: BranchConnections,
  channelId: number,
  end: Pick<SetStatusRequest, 'preset' | 'until'>,
): SetStatusRequest => ({
  ...{ branchIds: [branch.branchId], state: 'Paused', ...end },
  channelIds: [...new Set([...pausedOn(branch).map(each => each.channelId), channelId])],
})

/** Opens one platform; the others stay as they are. */
export const resumeOn = (branch: BranchConnections, channelId: number): SetStatusRequest => {
  const others = pausedOn(branch).filter(each => each.channelId !== channelId)
  const [first] = others
  if (!first) return { branchIds: [branch.branchId], state: 'Open' }
  const channelIds = others.map(each => each.channelId)
  return { branchIds: [branch.branchId], state: 'Paused', until: first.stateUntil, channelIds }
}
