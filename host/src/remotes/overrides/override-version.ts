import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { overrideOf } from './override-store.ts'

// Its card has to stand somewhere: until the build says what it claims, what is released of the remote counts.
const standIn = (name: string, url: string): ReleasedVersion | null => {
  const stable = useRemotes.getState().registry.remotes[name]?.stable
  return stable ? { ...stable, version: 'override', baseUrl: url } : null
}

/** What this tab runs instead of a released version of a remote, or null. Asked before anything else is chosen. */
export const overrideVersion = (name: string): ReleasedVersion | null => {
  const override = overrideOf(name)
  return override ? (override.version ?? standIn(name, override.url)) : null
}
