import type { ReleaseChange, ReleaseList } from '@sufra/shared/contracts/release-control'
import type { ReleaseHealth, VersionHealth } from '@sufra/shared/contracts/release-health'

/** Live versions of a remote in a channel. */
export type Pointer = ReleaseList['pointers'][number]

export type VersionPlace = 'stable' | 'canary' | 'previous'

/** One live version of a pointer with its facts. */
export interface LiveVersion {
  place: VersionPlace
  version: string
  /** Percentage of merchants; null for the previous version, which nobody gets. */
  share: number | null
  since: { at: string; who: string } | null
  health: VersionHealth | null
}

export interface PointerView {
  pointer: Pointer
  versions: LiveVersion[]
}

interface Facts {
  list: ReleaseList
  history: readonly ReleaseChange[]
  health: ReleaseHealth | undefined
}

const TO_STABLE = ['publish', 'promote', 'rollback']

const began = (place: VersionPlace, version: string) => {
  if (place === 'stable')
    return (change: ReleaseChange) => TO_STABLE.includes(change.action) && change.to === version
  // A larger share of the same canary is not its start.
  return ({ action, from, to }: ReleaseChange) => action === 'canary' && to === version && from !== version
}

/**
 * Returns the time and person of the change that made the version live; if it is no longer in the history, those of the
 * publication.
 */
const sinceOf = (
  { list, history }: Facts,
  { name, channel }: Pointer,
  live: Pick<LiveVersion, 'place' | 'version'>,
) => {
  if (live.place === 'previous') return null
  const isBeginning = began(live.place, live.version)
  const change = history.find(each => each.name === name && each.channel === channel && isBeginning(each))
  if (change) return { at: change.at, who: change.who }
  const kept = list.versions.find(each => each.name === name && each.version === live.version)
  return kept ? { at: kept.publishedAt, who: kept.publishedBy } : null
}

/** Returns the health of a version, if any page has reported it. */
export const healthOf = (
  health: ReleaseHealth | undefined,
  { name, version }: { name: string; version: string },
): VersionHealth | null => {
  const found = health?.versions.find(each => each.name === name && each.version === version)
  return found && found.ready + found.failed > 0 ? found : null
}

const placesOf = ({ stable, previous, canary }: Pointer) => [
  { place: 'stable' as const, version: stable, share: 100 - (canary?.percent ?? 0) },
  { place: 'canary' as const, version: canary?.version ?? null, share: canary?.percent ?? null },
  { place: 'previous' as const, version: previous, share: null },
]

/** Returns the remotes in each channel for the screen; the stable channel first. */
export const viewPointers = (facts: Facts): PointerView[] =>
  facts.list.pointers
    .toSorted((one, other) => Number(other.channel === 'stable') - Number(one.channel === 'stable'))
    .map(pointer => ({
      pointer,
      versions: placesOf(pointer).flatMap(({ version, ...rest }) =>
        version === null
          ? []
          : {
              ...rest,
              version,
              since: sinceOf(facts, pointer, { place: rest.place, version }),
              health: healthOf(facts.health, { name: pointer.name, version }),
            },
      ),
    }))

/** Returns the names of all remotes in alphabetical order. */
export const remoteNamesOf = (list: ReleaseList): string[] =>
  [...new Set([...list.pointers, ...list.versions, ...list.waiting].map(({ name }) => name))].toSorted()
