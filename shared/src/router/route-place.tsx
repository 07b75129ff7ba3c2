import { useContext, useMemo } from 'react'
import type { ContextType, ReactNode } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'

/** An address, and what of it the routes around have matched. */
export interface RoutePlace {
  location: ContextType<typeof LocationContext>
  route: ContextType<typeof RouteContext>
}

/** Where the router stands here. */
export const useRoutePlace = (): RoutePlace => {
  const location = useContext(LocationContext)
  const route = useContext(RouteContext)
  return useMemo(() => ({ location, route }), [location, route])
}

/** For what is inside the router stands at `place`, also when it has gone on. */
export const AtRoutePlace = ({ place, children }: { place: RoutePlace; children: ReactNode }) => (
  <LocationContext value={place.location}>
    <RouteContext value={place.route}>{children}</RouteContext>
  </LocationContext>
)
