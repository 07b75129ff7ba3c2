import { chosenVersion, failuresOf } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { chooseInTab } from '#src/remotes/registry/tab-choices.ts'
import { isOfTab } from '#src/remotes/remote-state.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'
import { clearHangMarkers } from '#src/remotes/health/hang-marker.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'

/** Clears this tab's recorded failures of a remote, so that the newest version is tried again. */
export const clearFailures = (name: string): void => {
  chooseInTab(name, { falls: undefined })
  clearHangMarkers(name)
}

/**
 * Records the failure of a version for this tab and returns the version to run in its place. Null when every version
 * failed. Then all failures are cleared, because the versions are hardly the cause.
 */
export const chooseFallback = ({
  name,
  chosen,
  failure,
}: {
  name: string
  chosen: ChosenVersion
  failure: RemoteFailure
}): ChosenVersion | null => {
  if (isOfTab(chosen.choice) || !navigator.onLine) return null
  const { version } = chosen.version
  const stable = useRemotes.getState().registry.remotes[name]?.stable?.version ?? null
  const { code, detail } = failure
  const others = failuresOf(name).filter(failed => failed.version !== version)
  chooseInTab(name, { falls: [...others, { version, stable, code, detail }] })
  const next = chosenVersion(name)
  if (next && !failuresOf(name).some(failed => failed.version === next.version.version)) return next
  clearFailures(name)
  return null
}
