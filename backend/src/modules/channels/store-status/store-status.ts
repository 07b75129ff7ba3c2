import type { ChannelCapabilities } from '@sufra/shared/contracts/channel'
import type { StoreStatus } from '#src/modules/channels/channel/channel.service.ts'
import type { BranchStatus } from '#src/modules/merchants/merchants.ts'

const MINUTE = 60_000

// Never shorter than the pause, or the platform would open too early. The server opens the shop on time
// anyway.
const offeredMinutes = (
  until: Date | null,
  { pauseMinutes }: ChannelCapabilities,
  now: Date,
): number | null => {
  if (!until) return null
  const left = (until.getTime() - now.getTime()) / MINUTE
  return pauseMinutes.toSorted((one, other) => one - other).find(minutes => minutes >= left) ?? null
}

/** Returns the status that a platform shows for a branch. A platform without "busy" shows it as open. */
export const statusOf = (
  { state, stateUntil: until, busyMinutes: extraMinutes }: BranchStatus,
  can: ChannelCapabilities,
  now: Date,
): StoreStatus => {
  if (state === 'Open' || (state === 'Busy' && !can.canBusy)) return { state: 'open' }
  if (state === 'Busy') return { state: 'busy', extraMinutes, until }
  return { state: 'closed', minutes: offeredMinutes(until, can, now), until }
}
