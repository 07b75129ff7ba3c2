import type { BranchConnections, Connection } from '@sufra/shared/contracts/integration'

export type ChannelState =
  'working' | 'failing' | 'ended' | 'paused' | 'closed' | 'requested' | 'declined' | 'none'

/** Returns the state of a branch's connection to a platform. */
export const standingOf = (
  { connections, requests }: BranchConnections,
  channelId: number,
): { standing: ChannelState; connection?: Connection; request?: BranchConnections['requests'][number] } => {
  const connection = connections.find(each => each.channelId === channelId)
  const request = requests.find(each => each.channelId === channelId)
  if (!connection?.hasCredential) {
    if (!request) return { standing: 'none' }
    return { standing: request.state === 'Declined' ? 'declined' : 'requested', request }
  }
  if (connection.status === 'Disconnected') return { standing: 'ended', connection }
  if (connection.status === 'Degraded') return { standing: 'failing', connection }
  if (connection.state === 'Paused') return { standing: 'paused', connection }
  const isClosed = connection.state === 'ClosedBySchedule' || connection.state === 'Disabled'
  return { standing: isClosed ? 'closed' : 'working', connection }
}

/** Returns whether the merchant can request a connection there. */
export const isFree = (branch: BranchConnections, channelId: number): boolean => {
  const { standing } = standingOf(branch, channelId)
  return standing === 'none' || standing === 'declined'
}
