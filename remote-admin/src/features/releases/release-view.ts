import type { ReleaseChange, ReleaseList } from '@sufra/shared/contracts/release-control'
import type { ReleaseHealth, VersionHealth } from '@sufra/shared/contracts/release-health'

/** Which versions of a remote are live in a channel. */
export type Pointer = ReleaseList['pointers'][number]

export type VersionPlace = 'stable' | 'canary' | 'previous'

/** One live version of a pointer with all that is known of it. */
export interface LiveVersion {
  place: VersionPlace
  version: string
  /** Of a hundred merchants; null for the previous version, which nobody gets. */
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
  // A greater share of the same canary is no beginning.
  return ({ action, from, to }: ReleaseChange) => action === 'canary' && to === version && from !== version
}

/** Since when a version stands where it stands, and who put it there; what is too long ago counts from its publication. */
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

/** How a version did, if any page has reported it. */
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

/** What the screen shows of each remote in each channel; the stable channel first. */
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

/** The names of all remotes, in the order of the alphabet. */
export const remoteNamesOf = (list: ReleaseList): string[] =>
  [...new Set([...list.pointers, ...list.versions, ...list.waiting].map(({ name }) => name))].toSorted()
