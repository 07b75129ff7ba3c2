import { GRANTABLE_PERMISSIONS, holdsAny } from '@sufra/shared/contracts/permission'
import { Navigate } from '@sufra/shared/router'
import { can, isOperator, mayOpen, useSession } from '@sufra/shared/session'
import type { ScreenClaim, SessionUser } from '@sufra/shared/session'
import { toast } from '@sufra/shared/ui/overlays'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const isForRole = (user: SessionUser | null, { roles }: ScreenClaim) =>
  user !== null && roles.includes(user.Role)

const whyKey = (user: SessionUser | null, claim: ScreenClaim) => {
  if (isOperator(user)) return 'notForYou.operator'
  // `team.manage` comes with every permission that a merchant's people can have, so only the role can be missing.
  if (can(user, 'team.manage')) return 'notForYou.admin'
  // The role fits and only the permission is missing, which an Admin can grant.
  if (isForRole(user, claim) && holdsAny(GRANTABLE_PERMISSIONS, claim.permission))
    return 'notForYou.permission'
  return claim.roles.includes('Admin') ? 'notForYou.askAdmin' : 'notForYou.member'
}

/** Redirects to the dashboard and tells the person why the screen is not open to them. */
export const AccessDenied = ({ claim }: { claim: ScreenClaim }) => {
  const { t } = useTranslation('host')
  const user = useSession(state => state.user)
  useEffect(() => {
    toast({ kind: 'error', text: t(whyKey(user, claim), { role: t(`roles.${user?.Role ?? 'Custom'}`) }) })
    // The toast is shown once per visit, not again when the language changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <Navigate to="/dashboard" replace />
}

/** Renders a screen for the people of `claim` and the refusal for all others. */
export const RequireAccess = ({
  claim,
  otherwise = <AccessDenied claim={claim} />,
  children,
}: {
  claim: ScreenClaim
  otherwise?: ReactNode
  children: ReactNode
}) => (useSession(({ user }) => mayOpen(user, claim)) ? children : otherwise)
