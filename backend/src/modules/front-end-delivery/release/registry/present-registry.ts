import type {
  PointerAnswer,
  RegistryEntry,
  ReleasedVersion,
  RemoteRegistry,
} from '@sufra/shared/contracts/release'
import { pointersOf, versionsOf } from './channel-view.ts'
import { storePathOf } from './claims.ts'
import type { WithdrawnVersion } from '../history.repository.ts'
import type { Pointer, VersionRow } from '../release.repository.ts'

interface Live {
  revision: number
  pointers: Pointer[]
  versions: VersionRow[]
  /** latest first */
  withdrawn: WithdrawnVersion[]
}

type KeptVersion = Pick<VersionRow, 'name' | 'version' | 'baseUrl' | 'integrity' | 'contract'>

const MOST_WITHDRAWN = 10

// Files in the own store are read from this server, or from the store URL of the deployment.
const addressOf = ({ name, version, baseUrl }: KeptVersion, storeUrl: string | undefined): string =>
  storeUrl && baseUrl === storePathOf(name, version) ? `${storeUrl}/${name}/${version}/` : baseUrl

/** Returns a version for the registry. `storeUrl`: the store's URL for browsers, if it is elsewhere. */
export const presentVersion = (row: KeptVersion, storeUrl: string | undefined): ReleasedVersion => {
  const { hostApi, consumes, paths, nav, palette, shortcuts, background, i18n, entry, files } = row.contract
  return {
    version: row.version,
    baseUrl: addressOf(row, storeUrl),
    integrity: row.integrity,
    contract: { hostApi, consumes, paths, nav, palette, shortcuts, background, i18n, entry, files },
  }
}

// Only of the channel whose pointer decides: a version that beta withdrew may be stable's current one.
const withdrawnFrom = (pointer: Pointer, withdrawn: readonly WithdrawnVersion[]): string[] => {
  const live = versionsOf(pointer)
  return withdrawn
    .filter(({ name, channel }) => name === pointer.name && channel === pointer.channel)
    .flatMap(({ version }) => version ?? [])
    .filter(version => !live.includes(version))
    .slice(0, MOST_WITHDRAWN)
}

/** Returns `/remotes/registry.json` of one channel: each remote with its live versions and their claims. */
export const presentRegistry = (
  { revision, pointers, versions, withdrawn }: Live,
  { channel, storeUrl }: { channel: string; storeUrl: string | undefined },
): RemoteRegistry => {
  const find = (name: string, version: string | null | undefined): ReleasedVersion | null => {
    const found = versions.find(row => row.name === name && row.version === version)
    return found ? presentVersion(found, storeUrl) : null
  }
  const entryOf = (pointer: Pointer): RegistryEntry => {
    const { name, stable, previous, canary, isDisabled } = pointer
    const version = find(name, canary?.version)
    return {
      stable: find(name, stable),
      previous: find(name, previous),
      canary: canary && version ? { version, percent: canary.percent, salt: canary.salt } : null,
      disabled: isDisabled,
      withdrawn: withdrawnFrom(pointer, withdrawn),
    }
  }
  const entries = pointersOf(pointers, channel).map(pointer => [pointer.name, entryOf(pointer)] as const)
  return {
    schema: 1,
    revision,
    remotes: Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

export const presentPointer = (pointer: Pointer): Omit<PointerAnswer, 'revision'> => {
  const { name, channel, stable, previous, canary, isDisabled } = pointer
  const share = canary && { version: canary.version, percent: canary.percent }
  return { name, channel, stable, previous, canary: share, disabled: isDisabled }
}
