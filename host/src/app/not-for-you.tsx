import type { RoleName } from '@sufra/shared/contracts/role'
import { Navigate } from '@sufra/shared/router'
import { useRole } from '@sufra/shared/session'
import { toast } from '@sufra/shared/ui/overlays'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const whyKey = (reader: RoleName | null, roles: readonly RoleName[]) => {
  if (reader === 'SuperAdmin') return 'notForYou.operator'
  if (reader === 'Admin') return 'notForYou.admin'
  return roles.includes('Admin') ? 'notForYou.askAdmin' : 'notForYou.member'
}

/** Leads to the dashboard and says, in the words of the one who reads it, why a screen of these roles is not open to them. */
export const NotForYou = ({ roles }: { roles: readonly RoleName[] }) => {
  const { t } = useTranslation('host')
  const reader = useRole()
  useEffect(() => {
    toast({ kind: 'error', text: t(whyKey(reader, roles), { role: t(`roles.${reader ?? 'Custom'}`) }) })
    // The toast belongs to the one visit, not to a later change of language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <Navigate to="/dashboard" replace />
}

/** A screen of one role, and where the others are led. */
export const RoleOnly = ({
  role,
  otherwise,
  children,
}: {
  role: RoleName
  otherwise: ReactNode
  children: ReactNode
}) => (useRole() === role ? children : otherwise)
