import { withinLimit } from '#src/remotes/deadline.ts'
import { fetchFederated } from '#src/remotes/loading/fetch-remote.ts'
import { TRIES, pause, pauseAfterTry } from '#src/remotes/loading/pauses.ts'
import { fetchScreen } from '#src/remotes/loading/remote-screens.ts'
import { prepareTexts } from '#src/remotes/loading/remote-texts.ts'
import { beginStart } from '#src/remotes/health/hang-marker.ts'
import { markPhase, startTimings } from '#src/remotes/trace/timings.ts'
import { shownPaths } from '#src/remotes/loading/shown-screens.ts'
import { findOverrideFailure } from '#src/remotes/overrides/open-overrides.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { RemoteError, failureOf, isOfTab, isWorthRetrying } from '#src/remotes/remote-state.ts'
import type { ReadyRemote } from '#src/remotes/remote-state.ts'
import { nextAttempt } from '#src/remotes/remote-store.ts'

const LOAD_LIMIT_MS = 12_000

/** A version that is fully loaded in the page but not yet in use. */
export interface BroughtVersion {
  remote: ReadyRemote
  putTexts: () => void
}

const bringOnce = async (
  name: string,
  { version, choice }: ChosenVersion,
  signal: AbortSignal,
): Promise<BroughtVersion> => {
  const attempt = nextAttempt(name)
  startTimings(name)
  const problem = isOfTab(choice) ? await findOverrideFailure(name) : null
  if (problem) throw new RemoteError(problem)
  if (!isOfTab(choice)) beginStart(name, version.version)
  const [module, putTexts] = await Promise.all([
    fetchFederated({ name, version, choice, signal }),
    prepareTexts({ released: version, choice }),
  ])
  markPhase(name, 'module')
  const remote: ReadyRemote = {
    name,
    version: version.version,
    attempt,
    module,
    choice,
    released: version,
  }
  const claimed = new Set(version.contract.paths.map(({ path }) => path))
  // The router handles a path that the new version gave up.
  const paths = shownPaths(name).filter(path => claimed.has(path))
  await Promise.all(paths.map(path => fetchScreen(remote, path, signal)))
  return { remote, putTexts }
}

const LIMIT = { limit: LOAD_LIMIT_MS, detail: `it was not whole within ${LOAD_LIMIT_MS} ms` }

/**
 * Loads a version's module, texts and open screens in up to three tries, while another
 * version runs. Rejects with the last failure.
 */
export const bringVersion = async (name: string, chosen: ChosenVersion): Promise<BroughtVersion> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withinLimit(signal => bringOnce(name, chosen, signal), LIMIT)
    } catch (error) {
      const failure = failureOf(error)
      if (tries === TRIES || !isWorthRetrying(failure) || failure.code === 'timeout') throw error
      await pause(pauseAfterTry(tries))
    }
  }
}
