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

// A node that changes its place among the others is laid out anew, and forgets how far it was scrolled.
const inOrder = (one: Place, other: Place): number => (keyOf(one) < keyOf(other) ? -1 : 1)

/**
 * Matches the screen against its own location: one that rests stands where it was left, although the router has gone on. The element
 * stays the same as long as the location does, so that a step of the router does not render the outlet of a resting screen again.
 */
const ScreenAt = ({ place }: { place: Place }) => {
  const { remote, path, at } = place
  const matched = useRoutes([{ path, element: <RemoteOutlet name={remote} path={path} /> }], at)
  const [drawn, setDrawn] = useState({ at, matched })
  if (drawn.at !== at) setDrawn({ at, matched })
  return drawn.matched
}

/**
 * The screens of remotes that are in the page: the one that the address leads to, and those that rest. They stand beside the routes,
 * not in one. React hides a resting screen with `display: none` and keeps its state.
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
