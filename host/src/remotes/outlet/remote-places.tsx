import { useLocation, useRoutes } from '@sufra/shared/router'
import { useSession } from '@sufra/shared/session'
import { Box } from '@sufra/shared/ui'
import { Activity, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { placesAfter } from './places.ts'
import type { Place, Screen } from './places.ts'
import { RemoteOutlet } from './remote-outlet.tsx'

const isHeld = (): boolean => document.querySelector('dialog[open]') !== null

const keyOf = ({ remote, path }: Screen): string => `${remote}/${path}`

// Stable order by key: a DOM node that moves among its siblings loses its scroll position.
const inOrder = (one: Place, other: Place): number => (keyOf(one) < keyOf(other) ? -1 : 1)

/**
 * Matches the screen against its own location: a keep-alive screen stays at the address where it was left. The
 * element stays the same while the location does, so that navigation does not render a hidden screen again.
 */
const ScreenAt = ({ place }: { place: Place }) => {
  const { remote, path, at } = place
  const matched = useRoutes([{ path, element: <RemoteOutlet name={remote} path={path} /> }], at)
  const [drawn, setDrawn] = useState({ at, matched })
  if (drawn.at !== at) setDrawn({ at, matched })
  return drawn.matched
}

/**
 * The remotes' screens in the page: the one at the address and those kept alive. They are beside the routes, not
 * inside one. React hides a keep-alive screen with `display: none` and keeps its state.
 */
export const RemotePlaces = ({ here }: { here: Screen | null }) => {
  const at = useLocation()
  const states = useRemotes(state => state.states)
  const user = useSession(state => state.user)
  const { language } = useTranslation('host').i18n
  const [places, setPlaces] = useState<readonly Place[]>([])
  const next = placesAfter(places, { here, at, states, user, language, isHeld })
  if (next !== places) setPlaces(next)
  return (
    <Box position="relative">
      {next.toSorted(inOrder).map(place => (
        <Box key={keyOf(place)} display="flow-root" {...(!place.isShown && { 'data-resting': '' })}>
          <Activity mode={place.isShown ? 'visible' : 'hidden'}>
            <ScreenAt place={place} />
          </Activity>
        </Box>
      ))}
    </Box>
  )
}
