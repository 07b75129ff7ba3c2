import type { RoleName } from '@sufra/shared/contracts/role'
import { Navigate } from '@sufra/shared/router'
import { useRole } from '@sufra/shared/session'
import { toast } from '@sufra/shared/ui/overlays'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Leads to the dashboard and says who may open what was asked for. */
export const NotForYou = ({ owner = 'operator' }: { owner?: 'operator' | 'admin' }) => {
  const { t } = useTranslation('host')
  useEffect(() => {
    toast({ kind: 'error', text: t(owner === 'admin' ? 'onlyForAdmin' : 'notForYou') })
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
