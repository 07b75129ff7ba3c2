import type { RegistryEntry, ReleasedVersion, RemoteRegistry } from '@sufra/shared/contracts/release'
import type { Pointer, VersionRow } from './release.repository.ts'

const presentVersion = ({ version, baseUrl, integrity, contract }: VersionRow): ReleasedVersion => {
  const { hostApi, consumes, paths, nav, background, i18n, entry, files } = contract
  return {
    version,
    baseUrl,
    integrity,
    contract: { hostApi, consumes, paths, nav, background, i18n, entry, files },
  }
}

interface Live {
  revision: number
  pointers: Pointer[]
  versions: VersionRow[]
}

/** `/remotes/registry.json`: each remote with its live versions and what they claim. */
export const presentRegistry = ({ revision, pointers, versions }: Live): RemoteRegistry => {
  const find = (name: string, version: string | null | undefined): ReleasedVersion | null => {
    const found = versions.find(row => row.name === name && row.version === version)
    return found ? presentVersion(found) : null
  }
  const entryOf = ({ name, stable, previous, canary, isDisabled }: Pointer): RegistryEntry => {
    const version = find(name, canary?.version)
    return {
      stable: find(name, stable),
      previous: find(name, previous),
      canary: canary && version ? { version, percent: canary.percent, salt: canary.salt } : null,
      disabled: isDisabled,
    }
  }
  return {
    schema: 1,
    revision,
    remotes: Object.fromEntries(pointers.map(pointer => [pointer.name, entryOf(pointer)])),
  }
}
