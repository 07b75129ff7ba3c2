import type { TeamMember } from '@sufra/shared/contracts/user'
import type { PillFamily } from '@sufra/shared/ui'

export type PersonState = 'active' | 'invited' | 'inviteExpired' | 'deactivated'

export const STATE_FAMILY: Record<PersonState, PillFamily> = {
  active: 'active',
  invited: 'pending',
  inviteExpired: 'neutral',
  deactivated: 'disabled',
}

/** Returns a person's state in the team. Deactivated or withdrawn takes precedence over an open invitation. */
export const personState = (
  { isActive, invitePending, inviteExpiresAt }: TeamMember,
  now: number,
): PersonState => {
  if (!isActive) return 'deactivated'
  if (!invitePending) return 'active'
  return inviteExpiresAt && Date.parse(inviteExpiresAt) > now ? 'invited' : 'inviteExpired'
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Rounds a duration down to its largest unit: "3 days ago" is enough beside a name. */
export const roundDuration = (milliseconds: number): number => {
  const unit = [DAY, HOUR, MINUTE].find(each => milliseconds >= each) ?? MINUTE
  return Math.max(MINUTE, Math.floor(milliseconds / unit) * unit)
}
