export const INVITE_HASH = '#invite='

const fromState = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('inviteToken' in state)) return null
  return typeof state.inviteToken === 'string' ? state.inviteToken : null
}

/** Returns the token of an invitation link, or null. */
export const readInviteToken = ({ hash, state }: { hash: string; state: unknown }): string | null =>
  hash.startsWith(INVITE_HASH) ? hash.slice(INVITE_HASH.length) : fromState(state)
