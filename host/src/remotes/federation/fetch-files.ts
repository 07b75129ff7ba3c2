import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { retryAddress } from './retry-plugin.ts'

const PRELOAD_LIMIT_MS = 8000

declare global {
  /** Addresses of remotes' files in the browser's cache; public/start.js creates the set. */
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
  // Only a body that is read to its end gets into the cache.
  await answer.arrayBuffer()
  if (answer.ok) brought().add(href)
}

/**
 * Loads files of a version into the browser's cache, where its script tags find them. A hanging script cannot be
 * aborted and blocks one of the six connections to a server; these requests end with `signal`. Skips files that have
 * arrived. Never rejects: the script that follows reports a bad file.
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

/** Fetches the entry and the files that all screens need. */
export const fetchStart = (version: Version, signal: AbortSignal): Promise<void> => {
  const [first = [], ...others] = version.contract.paths.map(({ preload = [] }) => preload)
  const common = first.filter(file => others.every(preload => preload.includes(file)))
  return fetchFiles(version, { files: [version.contract.entry, ...common], signal })
}

const screenFiles = ({ contract }: Version, path: string): string[] =>
  contract.paths.find(claimed => claimed.path === path)?.preload ?? []

/** Fetches the further files of one screen. */
export const fetchForScreen = (version: Version, path: string, signal: AbortSignal): Promise<void> =>
  fetchFiles(version, { files: screenFiles(version, path), signal })

const preloaded = new Set<string>()

/** Fetches both ahead of need, once for each screen of a version. */
export const preloadFiles = (version: Version, path: string): void => {
  const key = `${version.baseUrl} ${path}`
  if (preloaded.has(key)) return
  preloaded.add(key)
  const signal = AbortSignal.timeout(PRELOAD_LIMIT_MS)
  void fetchFiles(version, { files: [version.contract.entry, ...screenFiles(version, path)], signal })
}
