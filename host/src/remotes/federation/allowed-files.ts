import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { RemoteError } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { MATCHES_NOTHING } from '#src/remotes/unvouched.ts'

/** A version that is being loaded or runs: where from, and the hash of each file by full address (none while overridden). */
export interface LoadTarget {
  name: string
  version: string
  baseUrl: string
  entryUrl: string
  hashes: Map<string, string> | null
}

// By folder and not by name: during a swap two versions of one remote are in the page.
const targets = new Map<string, LoadTarget>()

const withoutQuery = (url: string): string => url.split('?')[0] ?? url

/** Throws `refused` when an address is on no allow-listed origin. */
export const requireAllowedOrigin = (url: string): void => {
  const { origin } = new URL(url, window.location.href)
  if (!useRemotes.getState().origins.includes(origin))
    throw new RemoteError({
      code: 'refused',
      detail: `${origin} is not an origin that remotes may come from`,
    })
}

const absoluteBase = (baseUrl: string): string => new URL(baseUrl, window.location.href).href

/** What the registry vouches for, by full address. */
export const targetOf = (name: string, { version, baseUrl, contract }: ReleasedVersion): LoadTarget => {
  const base = absoluteBase(baseUrl)
  return {
    name,
    version,
    baseUrl: base,
    entryUrl: `${base}${contract.entry}`,
    hashes: new Map(Object.entries(contract.files).map(([file, hash]) => [`${base}${file}`, hash])),
  }
}

/** A build that a developer runs: trusted by its origin alone, since its files change under the page. */
export const overrideTarget = (name: string, released: ReleasedVersion): LoadTarget => ({
  ...targetOf(name, released),
  hashes: null,
})

export const expectFilesOf = (target: LoadTarget): void => {
  targets.set(target.baseUrl, target)
}

export const forgetFilesOf = (baseUrl: string): void => {
  targets.delete(absoluteBase(baseUrl))
}

/** The folders whose files are checked now; for the inspector. */
export const expectedTargets = (): LoadTarget[] => [...targets.values()]

/** The version that a file belongs to. */
export const targetOfFile = (url: string): LoadTarget | undefined =>
  expectedTargets().find(({ baseUrl }) => url.startsWith(baseUrl))

/** The hash that a script of a remote must have; undefined for a script that belongs to no remote. */
export const requiredHash = (url: string): string | undefined => {
  const address = withoutQuery(url)
  const target = targetOfFile(address)
  if (!target?.hashes) return undefined
  return target.hashes.get(address) ?? MATCHES_NOTHING
}
