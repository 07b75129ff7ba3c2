import { matchRoutes } from '@sufra/shared/router'
import type { Location, RouteObject } from '@sufra/shared/router'
import { mayOpen } from '@sufra/shared/session'
import type { SessionUser } from '@sufra/shared/session'
import { AccessDenied } from '#src/access/access-denied.tsx'
import type { ClaimedPath } from '#src/remotes/remote-paths.ts'
import type { Screen } from '#src/remotes/outlet/places.ts'

interface Claims {
  claims: ClaimedPath[]
  user: SessionUser | null
}

/**
 * Returns the routes of the remotes' screens. The screen is rendered beside the routes (RemotePlaces), so its route
 * renders nothing. A person without access sees a refusal and never downloads the remote.
 */
export const remotePages = ({ claims, user }: Claims): RouteObject[] =>
  claims.map(claim => ({
    path: claim.path,
    handle: claim,
    element: mayOpen(user, claim) ? null : <AccessDenied key={claim.path} claim={claim} />,
  }))

/** Returns the remote's screen at an address that this person may open; null for a page of the host. */
export const screenAt = (
  location: Location,
  { routes, claims, user }: Claims & { routes: RouteObject[] },
): Screen | null => {
  const route = matchRoutes(routes, location)?.at(-1)?.route
  const claim = claims.find(each => each === route?.handle)
  return claim && mayOpen(user, claim) ? { remote: claim.remote, path: claim.path } : null
}
