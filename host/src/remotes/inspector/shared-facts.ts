import { isInRange } from '@sufra/shared/contracts/version-range'
import { HOST_NAME } from '#src/remotes/federation/host-name.ts'
import { registeredVersions } from '#src/remotes/federation/share-scope.ts'

/** A shared package as a remote gets it in this page. */
export interface SharedFact {
  key: string
  range: string
  /** Null when no provider exists. */
  version: string | null
  provider: string | null
}

const ofRuntime = (key: string, range: string): Omit<SharedFact, 'key' | 'range'> | null => {
  const all = Object.entries(registeredVersions(key))
  const versions = all.filter(([version]) => all.length === 1 || isInRange(version, range))
  const [version, share] = versions.find(([, { loaded }]) => loaded) ?? versions[0] ?? []
  if (!version || !share) return null
  // For a share that the host had not loaded yet, the runtime names the first remote that requested it as the source.
  return { version, provider: SHARED_VERSIONS[key] === version ? HOST_NAME : share.from }
}

/**
 * Returns the needed range, provided version and provider of each shared package. Before the first
 * remote loads, the host's own list is used.
 */
export const sharedFacts = (consumes: Record<string, string>): SharedFact[] =>
  Object.entries(consumes).map(([key, range]) => {
    const version = SHARED_VERSIONS[key] ?? null
    const known = ofRuntime(key, range) ?? { version, provider: version && HOST_NAME }
    return { key, range, ...known }
  })
