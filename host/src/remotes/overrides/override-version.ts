import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { overrideOf } from './override-store.ts'

// The failure card needs a place: until the build states its claims, those of the stable version count.
const standIn = (name: string, url: string): ReleasedVersion | null => {
  const stable = useRemotes.getState().registry.remotes[name]?.stable
  return stable ? { ...stable, version: 'override', baseUrl: url } : null
}

/** Returns the version that this tab runs in place of a released one, or null. Checked before any other choice. */
export const overrideVersion = (name: string): ReleasedVersion | null => {
  const override = overrideOf(name)
  return override ? (override.version ?? standIn(name, override.url)) : null
}
