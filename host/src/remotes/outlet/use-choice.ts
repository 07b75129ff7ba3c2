import { useSession } from '@sufra/shared/session'
import { useOverrides } from '#src/remotes/overrides/override-store.ts'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'

/** Returns `chosenVersion` and updates with everything that it depends on. */
export const useChoice = (name: string): ChosenVersion | null => {
  useRemotes(state => state.registry)
  useTabChoices()
  useOverrides()
  useSession(state => state.user)
  return chosenVersion(name)
}
