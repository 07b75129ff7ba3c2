import type { RoleName } from '@sufra/shared/contracts/role'
import type { RouteObject } from '@sufra/shared/router'
import type { ClaimedPath } from '#src/remotes/remote-paths.ts'
import { NotForYou } from './not-for-you.tsx'
import { RemotePage } from './remote-page.tsx'

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
        <NotForYou key={path} roles={roles} />
      ),
  }))
