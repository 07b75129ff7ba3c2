import { useLocation, useNavigate } from '@sufra/shared/router'
import { useEffect } from 'react'
import { INVITE_HASH, readInviteToken } from './invite-token.ts'

/**
 * Returns the invitation token. Removes it from the address bar at once, so that no screenshot or bookmark contains
 * it. The history entry keeps it for a reload.
 */
export const useInviteToken = (): string | null => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const inviteToken = readInviteToken({ hash, state })
  useEffect(() => {
    if (hash.startsWith(INVITE_HASH))
      void navigate({ pathname, search }, { replace: true, state: { inviteToken } })
  }, [hash, inviteToken, navigate, pathname, search])
  return inviteToken
}
