import type { RouteObject } from '@sufra/shared/router'
import { mayOpen } from '@sufra/shared/session'
import type { SessionUser } from '@sufra/shared/session'
import { NotForYou } from '#src/audience/not-for-you.tsx'
import type { ClaimedPath } from '#src/remotes/remote-paths.ts'
import { ScreenPlace } from './screen-place.tsx'

/** The remotes' screens as routes. Whom a path is not for goes to the dashboard and never downloads the remote. */
export const remotePages = ({
  claims,
  user,
}: {
  claims: ClaimedPath[]
  user: SessionUser | null
}): RouteObject[] =>
  claims.map(({ remote, path, ...claim }) => ({
    path,
    element: mayOpen(user, claim) ? (
      <ScreenPlace here={{ remote, path }} />
    ) : (
      <ScreenPlace>
        <NotForYou key={path} claim={claim} />
      </ScreenPlace>
    ),
  }))
