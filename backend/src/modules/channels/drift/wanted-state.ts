import type { Db } from '#src/database/database.ts'
import { tenant } from '#src/database/database.ts'
import { offSaleOf, onlineMenuOf } from '#src/modules/catalogue/catalogue.ts'
import { offIn } from '#src/modules/channels/availability/availability.service.ts'
import { connectorOf, menuOfBranch } from '#src/modules/channels/channel/channel.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'
import { branchStanding } from '#src/modules/merchants/merchants.ts'
import { statusOf } from '#src/modules/channels/store-status/store-status.service.ts'
import type { WantedMenu } from './compare.ts'

/** Tolerance around the end of a pause, because the platform's clock and Sufra's differ. */
const AROUND_AN_END_MS = 60_000

export interface WantedState {
  state: 'open' | 'busy' | 'closed'
  /** the state is about to change by itself */
  isEnding: boolean
}

export const isNear = (instant: Date | null, now: Date): boolean =>
  instant !== null && Math.abs(instant.getTime() - now.getTime()) < AROUND_AN_END_MS

/** Returns the state that a shop's platform should show now; undefined for a deleted branch. */
export const wantedStateOf = async (
  db: Db,
  { accountId, branchId, channelId }: LinkedStore,
  now: Date,
): Promise<WantedState | undefined> => {
  const scope = tenant(accountId)
  const standing = await branchStanding(db, { scope, id: branchId, channelId, now })
  if (!standing) return undefined
  const { state } = statusOf(standing, connectorOf(channelId).capabilities, now)
  return { state, isEnding: isNear(standing.changesAt, now) }
}

/** Returns the menu that a shop's platform should show; undefined before the first one was sent. */
export const wantedMenuOf = async (
  db: Db,
  { accountId, branchId, channelId, serviceProviderId }: LinkedStore & { serviceProviderId: number },
): Promise<WantedMenu | undefined> => {
  const brand = { scope: tenant(accountId), serviceProviderId }
  const online = await onlineMenuOf(db, { ...brand, channelId })
  if (!online) return undefined
  const { capabilities } = connectorOf(channelId)
  return {
    menu: menuOfBranch(online, branchId),
    off: offIn(branchId, await offSaleOf(db, brand), { ...capabilities, supportsSnoozeUntil: true }),
    hasOptionSnooze: capabilities.supportsOptionSnooze,
  }
}
