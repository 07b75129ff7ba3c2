import type { RegistryEntry, ReleasedVersion } from '@sufra/shared/contracts/release'
import { useSession } from '@sufra/shared/session'
import { overrideOf } from '#src/remotes/overrides/override-store.ts'
import { overrideVersion } from '#src/remotes/overrides/override-version.ts'
import type { Choice } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { bucketOf } from './bucket.ts'
import { tabChoice } from './tab-choices.ts'
import type { Fall, TabChoice } from './tab-choices.ts'

export interface ChosenVersion {
  version: ReleasedVersion
  choice: Choice
  /** The facts behind the choice, for the inspector: labels and numbers, no sentence. */
  why: string
  /** The failure of the version that would have come first, when this one stands in for it. */
  insteadOf: Fall | null
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

/** All that may run here, the most wanted first; each version once. */
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

/** The versions that failed in this tab, as long as the stable one is still the one of then. */
export const fallsOf = (name: string): Fall[] => {
  const stable = useRemotes.getState().registry.remotes[name]?.stable?.version ?? null
  return (tabChoice(name).falls ?? []).filter(fall => fall.stable === stable)
}

const fallOf = (name: string, version: string): Fall | null =>
  fallsOf(name).find(fall => fall.version === version) ?? null

/** Whether the operator took a version back that is still open here. */
export const isWithdrawn = (name: string, version: string): boolean =>
  useRemotes.getState().registry.remotes[name]?.withdrawn?.includes(version) === true

/** Whether the operator, or a person in this tab, switched a remote off. */
export const isSwitchedOff = (name: string): boolean =>
  useRemotes.getState().registry.remotes[name]?.disabled === true || tabChoice(name).off === true

/** What would run if nothing were switched off: the paths that a remote claims stay its own while it is off. */
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
 * The version of a remote that this tab runs, and why: an override or a preview, a choice by hand, the canary for this merchant's
 * bucket, the stable one, or the previous one in place of one that failed here. Null when it is switched off or unreleased.
 */
export const chosenVersion = (name: string): ChosenVersion | null =>
  isSwitchedOff(name) ? null : knownVersion(name)
