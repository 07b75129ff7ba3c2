import type { Location } from '@sufra/shared/router'
import type { SessionUser } from '@sufra/shared/session'
import { IDLE } from '#src/remotes/remote-state.ts'
import type { RemoteState } from '#src/remotes/remote-state.ts'

/** A screen of a remote, by the path that the remote claims. */
export interface Screen {
  remote: string
  path: string
}

/** A screen in the page: shown, or kept alive behind the shown one. */
export interface Place extends Screen {
  isShown: boolean
  at: Location
  /** remote state, person and language of the last render */
  state: RemoteState
  user: SessionUser | null
  language: string
}

/** Each keep-alive screen costs memory, which tablets have little of. */
const MOST_RESTING = 2

const isSame = (one: Screen | null, other: Screen): boolean =>
  one?.remote === other.remote && one.path === other.path

const mayRest = ({ state, path }: Place): boolean =>
  state.phase === 'ready' &&
  state.remote.module.routes.some(route => route.path === path && (route.keepAlive ?? route.rests) === true)

interface Change extends Pick<Place, 'at' | 'user' | 'language'> {
  here: Screen | null
  states: Record<string, RemoteState>
  /**
   * True while a dialog is open. A hidden screen's dialog would still lock the page,
   * and its closing effects would run too late.
   */
  isHeld: () => boolean
}

const FACTS = ['remote', 'path', 'isShown', 'at', 'state', 'user', 'language'] as const

const isUnchanged = (places: readonly Place[], next: readonly Place[]): boolean =>
  places.length === next.length &&
  next.every((place, index) => FACTS.every(fact => place[fact] === places[index]?.[fact]))

/**
 * Returns the places after a change of address, registry or person; the screen that was left may be kept alive.
 * Returns the same array when nothing changed.
 */
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
