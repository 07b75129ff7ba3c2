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
  // Whoever manages the team has all that a merchant's people can have.
  if (can(user, 'team.manage')) return 'notForYou.admin'
  // The role is of the right kind and lacks the permission: what an Admin can add to it.
  if (isForRole(user, claim) && holdsAny(GRANTABLE_PERMISSIONS, claim.permission))
    return 'notForYou.permission'
  return claim.roles.includes('Admin') ? 'notForYou.askAdmin' : 'notForYou.member'
}

/** Leads to the dashboard and says, in the words of the one who reads it, why a screen is not open to them. */
export const NotForYou = ({ claim }: { claim: ScreenClaim }) => {
  const { t } = useTranslation('host')
  const user = useSession(state => state.user)
  useEffect(() => {
    toast({ kind: 'error', text: t(whyKey(user, claim), { role: t(`roles.${user?.Role ?? 'Custom'}`) }) })
    // The toast belongs to the one visit, not to a later change of language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <Navigate to="/dashboard" replace />
}

/** A screen, whom it is for, and where the others are led. */
export const OpenTo = ({
  claim,
  otherwise = <NotForYou claim={claim} />,
  children,
}: {
  claim: ScreenClaim
  otherwise?: ReactNode
  children: ReactNode
}) => (useSession(({ user }) => mayOpen(user, claim)) ? children : otherwise)
