import { isInRange } from '@sufra/shared/contracts/version-range'
import { HOST_NAME } from '#src/remotes/federation/host-name.ts'
import { registeredVersions } from '#src/remotes/federation/share-scope.ts'

/** A shared package as a remote finds it in this page. */
export interface SharedFact {
  key: string
  range: string
  /** Null when nobody provides it. */
  version: string | null
  provider: string | null
}

const ofRuntime = (key: string, range: string): Omit<SharedFact, 'key' | 'range'> | null => {
  const all = Object.entries(registeredVersions(key))
  const versions = all.filter(([version]) => all.length === 1 || isInRange(version, range))
  const [version, share] = versions.find(([, { loaded }]) => loaded) ?? versions[0] ?? []
  if (!version || !share) return null
  // The runtime names the first remote that asked as the source of a share that the host had not loaded yet.
  return { version, provider: SHARED_VERSIONS[key] === version ? HOST_NAME : share.from }
}

/** What the remote needs, and which version from whom it gets. Before the first remote is loaded the host's list tells. */
export const sharedFacts = (consumes: Record<string, string>): SharedFact[] =>
  Object.entries(consumes).map(([key, range]) => {
    const version = SHARED_VERSIONS[key] ?? null
    const known = ofRuntime(key, range) ?? { version, provider: version && HOST_NAME }
    return { key, range, ...known }
  })
