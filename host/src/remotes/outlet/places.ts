import type { Location } from '@sufra/shared/router'
import type { SessionUser } from '@sufra/shared/session'
import { IDLE } from '#src/remotes/remote-state.ts'
import type { RemoteState } from '#src/remotes/remote-state.ts'

/** A screen of a remote by the path that it claims. */
export interface Screen {
  remote: string
  path: string
}

/** One that is in the page: shown, or resting behind the one that is. */
export interface Place extends Screen {
  isShown: boolean
  at: Location
  /** what it was drawn with, for whom, and in which language */
  state: RemoteState
  user: SessionUser | null
  language: string
}

/** What each of them holds is paid by a tablet with little memory. */
const MOST_RESTING = 2

const isSame = (one: Screen | null, other: Screen): boolean =>
  one?.remote === other.remote && one.path === other.path

const mayRest = ({ state, path }: Place): boolean =>
  state.phase === 'ready' &&
  state.remote.module.routes.some(route => route.path === path && route.rests === true)

interface Change extends Pick<Place, 'at' | 'user' | 'language'> {
  here: Screen | null
  states: Record<string, RemoteState>
  /** Nothing may rest while a dialog is open: hidden, it would still hold the page, and what it does as it closes would come too late. */
  isHeld: () => boolean
}

const FACTS = ['remote', 'path', 'isShown', 'at', 'state', 'user', 'language'] as const

const isUnchanged = (places: readonly Place[], next: readonly Place[]): boolean =>
  places.length === next.length &&
  next.every((place, index) => FACTS.every(fact => place[fact] === places[index]?.[fact]))

/** The places after a change of the address or of what is released: the one that was left may rest. The same ones: nothing has changed. */
export const placesAfter = (places: readonly Place[], change: Change): readonly Place[] => {
  const { here, at, states, user, language, isHeld } = change
  const stateOf = ({ remote }: Screen): RemoteState => states[remote] ?? IDLE
  const isAsDrawn = (place: Place) =>
    place.state === stateOf(place) && place.user === user && place.language === language
  const resting = places
    .filter(place => !isSame(here, place) && isAsDrawn(place))
    .filter(place => !place.isShown || (mayRest(place) && !isHeld()))
    .map(place => ({ ...place, isShown: false }))
    .slice(-MOST_RESTING)
  const shown = here ? [{ ...here, at, user, language, state: stateOf(here), isShown: true }] : []
  const next = [...resting, ...shown]
  return isUnchanged(places, next) ? places : next
}
