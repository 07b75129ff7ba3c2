import type { ReleaseApproval } from '@sufra/shared/contracts/release-claims'
import type { ApprovalRow } from '../approval.repository.ts'

export const presentApproval = ({ askedAt, askedBy, decidedAt, ...row }: ApprovalRow): ReleaseApproval => {
  const { name, version, channel, state, changes, why, decidedBy, reason } = row
  return {
    action: 'claims',
    name,
    version,
    channel,
    state,
    changes,
    why,
    decidedBy,
    reason,
    at: askedAt.toISOString(),
    who: askedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
