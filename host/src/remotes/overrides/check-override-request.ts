import { ApiError, api } from '@sufra/shared/api'
import { isOperator, useSession } from '@sufra/shared/session'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { useOverrides } from './override-store.ts'
import type { RefusalReason } from './override-store.ts'
import { asFolder } from './override-requests.ts'
import type { OverrideRequest } from './override-requests.ts'

/** `until`: end of the permission, in ms since the epoch; null when it lasts as long as the tab. */
export type Verdict = { isAllowed: true; until: number | null } | { isAllowed: false; reason: RefusalReason }

const refused = (reason: RefusalReason): Verdict => ({ isAllowed: false, reason })

const isListed = (url: string): boolean =>
  URL.canParse(url) && useRemotes.getState().origins.includes(new URL(url).origin)

const checkProof = async ({ name, url }: OverrideRequest, proof: string): Promise<Verdict> => {
  try {
    const allowed = await api.post('/api/Release/CheckOverride', { body: { proof } })
    if (allowed.name !== name || asFolder(allowed.url) !== url) return refused('proof')
    return { isAllowed: true, until: Date.parse(allowed.expiresAt) }
  } catch (error) {
    return refused(error instanceof ApiError && error.status === 400 ? 'proof' : 'unchecked')
  }
}

/**
 * Returns whether this tab may run a remote from that address. The origin must be on the list. Unless the deployment
 * is open, the person must also be the operator or bring a link signed for exactly this override.
 */
export const checkOverrideRequest = async (wish: OverrideRequest): Promise<Verdict> => {
  if (!isListed(wish.url)) return refused('origin')
  const isOpen = useOverrides.getState().mode === 'open'
  if (isOpen || isOperator(useSession.getState().user)) return { isAllowed: true, until: null }
  return wish.proof === null ? refused('unproven') : checkProof(wish, wish.proof)
}
