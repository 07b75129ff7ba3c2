import { chosenVersion, fallsOf } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { chooseInTab } from '#src/remotes/registry/tab-choices.ts'
import { isOfTab } from '#src/remotes/remote-state.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'
import { forgetHangs } from './unfinished.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'

/** Takes back what this tab remembers of failures, so that the newest version is tried again. */
export const forgetFalls = (name: string): void => {
  chooseInTab(name, { falls: undefined })
  forgetHangs(name)
}

/**
 * Remembers for this tab that a version failed, and gives the one to run in its place. Null when there is none that has
 * not failed as well: then all is forgotten again, because the fault is hardly in the versions.
 */
export const fallBack = ({
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
  const others = fallsOf(name).filter(fall => fall.version !== version)
  chooseInTab(name, { falls: [...others, { version, stable, code, detail }] })
  const next = chosenVersion(name)
  if (next && !fallsOf(name).some(fall => fall.version === next.version.version)) return next
  forgetFalls(name)
  return null
}
