import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { retryAddress } from '#src/remotes/federation/retry-plugin.ts'

const PRELOAD_LIMIT_MS = 8000

declare global {
  /** Files of remotes that are in the browser's cache by now; public/start.js begins the list. */
  var sufraBrought: Set<string> | undefined
}

const brought = (): Set<string> => (globalThis.sufraBrought ??= new Set())

type Version = Pick<ReleasedVersion, 'baseUrl' | 'contract'>

const fetchFile = async ({
  href,
  integrity,
  signal,
}: {
  href: string
  integrity: string
  signal: AbortSignal
}) => {
  if (brought().has(href)) return
  const answer = await fetch(href, { integrity, signal })
  // Read to its end, or it never gets into the cache.
  await answer.arrayBuffer()
  if (answer.ok) brought().add(href)
}

/**
 * Brings files of a version into the browser's cache; its script tags find them there. A script that hangs cannot be called
 * back and holds one of the six connections that a page has to a server, so a few of them stop everything else; these
 * let go when `signal` ends. What came once is not asked for again. Never rejects: what is wrong with a file, the script that follows says.
 */
const fetchFiles = async (
  { baseUrl, contract }: Version,
  { files, signal }: { files: Iterable<string>; signal: AbortSignal },
): Promise<void> => {
  const base = new URL(baseUrl, window.location.href)
  const known = [...new Set(files)].flatMap(file => {
    const integrity = contract.files[file]
    return integrity ? [{ href: retryAddress(new URL(file, base).href), integrity, signal }] : []
  })
  await Promise.allSettled(known.map(fetchFile))
}

/** What runs before any screen: the entry, and what all screens need. */
export const fetchStart = (version: Version, signal: AbortSignal): Promise<void> => {
  const [first = [], ...others] = version.contract.paths.map(({ preload = [] }) => preload)
  const common = first.filter(file => others.every(preload => preload.includes(file)))
  return fetchFiles(version, { files: [version.contract.entry, ...common], signal })
}

const screenFiles = ({ contract }: Version, path: string): string[] =>
  contract.paths.find(claimed => claimed.path === path)?.preload ?? []

/** What one screen needs besides. */
export const fetchForScreen = (version: Version, path: string, signal: AbortSignal): Promise<void> =>
  fetchFiles(version, { files: screenFiles(version, path), signal })

const preloaded = new Set<string>()

/** Both at once and ahead of need, once for each screen of a version. */
export const preloadFiles = (version: Version, path: string): void => {
  const key = `${version.baseUrl} ${path}`
  if (preloaded.has(key)) return
  preloaded.add(key)
  const signal = AbortSignal.timeout(PRELOAD_LIMIT_MS)
  void fetchFiles(version, { files: [version.contract.entry, ...screenFiles(version, path)], signal })
}
