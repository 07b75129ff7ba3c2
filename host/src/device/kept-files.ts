import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { isImpersonating, mayOpen, useSession } from '@sufra/shared/session'
import { chosenVersion, isWithdrawn } from '#src/remotes/registry/choice.ts'
import { stateOf, useRemotes } from '#src/remotes/remote-store.ts'
import type { Keep } from '#src/worker/messages.ts'

const chosenHere = (name: string): ReleasedVersion[] => {
  const chosen = chosenVersion(name)
  // A developer's files change under the page.
  return chosen && chosen.choice !== 'override' ? [chosen.version] : []
}

// A page that still runs an older version loads chunks of it.
const runningHere = (name: string): ReleasedVersion[] => {
  const state = stateOf(name)
  if (state.phase !== 'ready' || state.remote.choice === 'override' || isWithdrawn(name, state.version))
    return []
  return [state.remote.released]
}

const filesOf = ({ baseUrl, contract }: ReleasedVersion): [string, string][] => {
  const base = new URL(baseUrl, window.location.href)
  return Object.entries(contract.files).map(([file, hash]) => [new URL(file, base).href, hash])
}

/**
 * Returns the remote files that the worker stores: those of this person's remotes, by the registry. Null for a guest,
 * without a registry, and during impersonation, which leaves nothing on the device.
 */
export const wantedFiles = (): Keep | null => {
  const { user } = useSession.getState()
  const { registry, channel, source } = useRemotes.getState()
  if (!user || isImpersonating(user) || source === 'none' || source === 'bundled') return null
  const versions = Object.keys(registry.remotes)
    .flatMap(name => [...chosenHere(name), ...(chosenVersion(name) ? runningHere(name) : [])])
    .filter(({ contract }) => contract.paths.some(claim => mayOpen(user, claim)))
  const files = Object.fromEntries(versions.flatMap(filesOf))
  return { kind: 'keep', person: user.Id, channel, revision: registry.revision, files }
}
