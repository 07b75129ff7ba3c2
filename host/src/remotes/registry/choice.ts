import type { RegistryEntry, ReleasedVersion } from '@sufra/shared/contracts/release'
import { useSession } from '@sufra/shared/session'
import { overrideOf, overrideVersion } from '#src/remotes/override-store.ts'
import type { Choice } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { bucketOf } from './bucket.ts'
import { tabChoice } from './tab-choices.ts'
import type { VersionFailure, TabChoice } from './tab-choices.ts'

export interface ChosenVersion {
  version: ReleasedVersion
  choice: Choice
  /** Reason for the choice, for the inspector: labels and numbers, no sentence. */
  why: string
  /** Failure of the preferred version, when this one is its fallback. */
  insteadOf: VersionFailure | null
}

type Candidate = Omit<ChosenVersion, 'insteadOf'>

const canaryOf = ({ canary }: RegistryEntry): Candidate[] => {
  const accountId = useSession.getState().user?.accountId ?? null
  if (!canary || accountId === null) return []
  const bucket = bucketOf({ salt: canary.salt, accountId })
  if (bucket >= canary.percent) return []
  return [{ version: canary.version, choice: 'canary', why: `${bucket} < ${canary.percent} %` }]
}

const byHand = ({ entry, run }: { entry: RegistryEntry; run: TabChoice['run'] }): Candidate[] => {
  if (!run) return []
  const version = run === 'canary' ? (entry.canary?.version ?? null) : entry[run]
  return version ? [{ version, choice: 'hand', why: run }] : []
}

const released = (
  version: ReleasedVersion | null,
  { choice, why }: Pick<Candidate, 'choice' | 'why'>,
): Candidate[] => (version ? [{ version, choice, why }] : [])

/** Returns every version that may run here, by preference; each version once. */
const candidates = (name: string, entry: RegistryEntry): Candidate[] => {
  const { revision } = useRemotes.getState().registry
  const all = [
    ...byHand({ entry, run: tabChoice(name).run }),
    ...canaryOf(entry),
    ...released(entry.stable, { choice: 'stable', why: `revision ${revision}` }),
    ...released(entry.previous, { choice: 'previous', why: `revision ${revision}` }),
  ]
  const isLeft = ({ version }: Candidate) => entry.withdrawn?.includes(version.version) === true
  return all.filter(
    (each, index) =>
      !isLeft(each) && all.findIndex(({ version }) => version.version === each.version.version) === index,
  )
}

/** Returns the versions that failed in this tab while the same version was stable. */
export const failuresOf = (name: string): VersionFailure[] => {
  const stable = useRemotes.getState().registry.remotes[name]?.stable?.version ?? null
  return (tabChoice(name).falls ?? []).filter(fall => fall.stable === stable)
}

const fallOf = (name: string, version: string): VersionFailure | null =>
  failuresOf(name).find(fall => fall.version === version) ?? null

/** Returns whether the operator withdrew this version, which may still run here. */
export const isWithdrawn = (name: string, version: string): boolean =>
  useRemotes.getState().registry.remotes[name]?.withdrawn?.includes(version) === true

/** Returns whether the operator, or a person in this tab, switched a remote off. */
export const isSwitchedOff = (name: string): boolean =>
  useRemotes.getState().registry.remotes[name]?.disabled === true || tabChoice(name).off === true

/** Returns the chosen version regardless of switches: a remote keeps its claimed paths while it is off. */
export const knownVersion = (name: string): ChosenVersion | null => {
  const override = overrideVersion(name)
  if (override) {
    const choice = overrideOf(name)?.preview ? 'preview' : 'override'
    return { version: override, choice, why: override.baseUrl, insteadOf: null }
  }
  const entry = useRemotes.getState().registry.remotes[name]
  if (!entry) return null
  const [first, ...rest] = candidates(name, entry)
  if (!first) return null
  const insteadOf = fallOf(name, first.version.version)
  const standIn = insteadOf && rest.find(({ version }) => fallOf(name, version.version) === null)
  return standIn ? { ...standIn, insteadOf } : { ...first, insteadOf: null }
}

/**
 * Returns the version of a remote that this tab runs, with the reason: an override or a preview, a
 * choice by hand, the canary for this merchant's bucket, the stable one, or the previous one as
 * fallback. Null when the remote is off or unreleased.
 */
export const chosenVersion = (name: string): ChosenVersion | null =>
  isSwitchedOff(name) ? null : knownVersion(name)
