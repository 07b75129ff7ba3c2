import { useLocation, useNavigate } from '@sufra/shared/router'
import { useEffect } from 'react'
import { INVITE_HASH, readInviteToken } from './invite-token.ts'

/**
 * The token of the link that led here. It leaves the address bar at once, so that it gets into no screenshot and no
 * bookmark; this entry of the tab's history keeps it, so that a reload still shows the invitation.
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
