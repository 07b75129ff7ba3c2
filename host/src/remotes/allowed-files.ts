import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { RemoteError } from './remote-state.ts'
import { useRemotes } from './remote-store.ts'

/** A well-formed hash that nothing matches, so the browser refuses files that the registry does not name. */
export const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`

/** A version that loads or runs: its base address, and the hash of each file by full address (none for overrides). */
export interface LoadTarget {
  name: string
  version: string
  baseUrl: string
  entryUrl: string
  hashes: Map<string, string> | null
}

// By base address and not by name: during a hot swap the page holds two versions of one remote.
const targets = new Map<string, LoadTarget>()

const withoutQuery = (url: string): string => url.split('?')[0] ?? url

/** Throws `refused` when the address is on no allow-listed origin. */
export const requireAllowedOrigin = (url: string): void => {
  const { origin } = new URL(url, window.location.href)
  if (!useRemotes.getState().origins.includes(origin))
    throw new RemoteError({
      code: 'refused',
      detail: `${origin} is not an origin that remotes may come from`,
    })
}

const absoluteBase = (baseUrl: string): string => new URL(baseUrl, window.location.href).href

/** Returns the target of a released version: the registry's hash of each file, by full address. */
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

/** Returns the target of a developer's build. Its files change under the page, so only the origin is checked. */
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

/** Returns the targets whose files are checked now; for the inspector. */
export const expectedTargets = (): LoadTarget[] => [...targets.values()]

/** Returns the target that a file belongs to. */
export const targetOfFile = (url: string): LoadTarget | undefined =>
  expectedTargets().find(({ baseUrl }) => url.startsWith(baseUrl))

/** Returns the hash that a remote's script must have; undefined for a script of no remote. */
export const requiredHash = (url: string): string | undefined => {
  const address = withoutQuery(url)
  const target = targetOfFile(address)
  if (!target?.hashes) return undefined
  return target.hashes.get(address) ?? MATCHES_NOTHING
}
