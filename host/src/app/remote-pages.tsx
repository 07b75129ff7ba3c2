import type { RoleName } from '@sufra/shared/contracts/role'
import { Navigate } from '@sufra/shared/router'
import type { RouteObject } from '@sufra/shared/router'
import { toast } from '@sufra/shared/ui/overlays'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimedPath } from '#src/remotes/remote-paths.ts'
import { RemotePage } from './remote-page.tsx'

const NotForYou = () => {
  const { t } = useTranslation('host')
  useEffect(() => {
    toast({ kind: 'error', text: t('notForYou') })
    // The toast belongs to the one visit, not to a later change of language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <Navigate to="/dashboard" replace />
}

/** The remotes' screens as routes. A role that a path is not for goes to the dashboard and never downloads the remote. */
export const remotePages = ({
  claims,
  role,
}: {
  claims: ClaimedPath[]
  role: RoleName | null
}): RouteObject[] =>
  claims.map(({ remote, path, roles }) => ({
    path,
    element:
      role !== null && roles.includes(role) ? (
        <RemotePage key={path} remote={remote} path={path} />
      ) : (
        <NotForYou key={path} />
      ),
  }))
