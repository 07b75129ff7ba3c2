import type { DriftValue } from '@sufra/shared/contracts/drift'
import type { Db, Scope } from '#src/database/database.ts'
import { connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import { linksOfBranches } from '#src/modules/channels/integration/integration.service.ts'
import type { LinkedChannel } from '#src/modules/merchants/merchants.ts'
import { shownStatesOf } from './drift.repository.ts'

const stateOf = (shown: DriftValue | undefined): LinkedChannel['shownState'] => {
  if (shown === 'open') return 'Open'
  if (shown === 'busy') return 'Busy'
  return shown === 'closed' ? 'Paused' : null
}

/** Returns the platforms of branches for the branches' screen. */
export const channelsOfBranches = async (
  db: Db,
  of: { scope: Scope; branchIds: number[] },
): Promise<LinkedChannel[]> => {
  const links = await linksOfBranches(db, of)
  const shown = await shownStatesOf(
    db,
    links.map(({ id }) => id),
  )
  return links.map(({ id, branchId, channelId, status }) => ({
    branchId,
    channelId,
    channelKey: connectorOf(channelId).key,
    hoursWay: connectorOf(channelId).capabilities.hoursWay,
    integrationStatus: status,
    shownState: stateOf(shown.get(id)),
  }))
}
