import type { HostConfig } from '@sufra/shared/contracts/host-config'
import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { create } from 'zustand'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'

/** What a team shows under a name, for some days. */
export interface PreviewFacts {
  preview: string
  by: string
  /** ISO 8601 */
  until: string
}

/** A remote that this tab runs from somewhere else. */
export interface Override {
  /** The folder, ending in a slash. */
  url: string
  /** Of a version that a preview's link opens, whose files are held to their hashes; absent of a developer's build. */
  preview?: PreviewFacts
  /** What its `contract.json` said last; null until it was read. */
  version: ReleasedVersion | null
  /** Why there is nothing to run. */
  failure: RemoteFailure | null
  /** What the developer's server says of a change that does not compile, while the last good build runs on. */
  buildProblem: string | null
}

/**
 * `origin`: not on the deployment's list. `unproven`: it takes a signed link. `proof`: the link is forged, over, or for
 * something else. `unchecked`: the server could not be asked. `over`, `revoked`: a preview that ended. `hung`: its version hung a
 * tab of this browser.
 */
export type RefusalReason = 'origin' | 'unproven' | 'proof' | 'unchecked' | 'over' | 'revoked' | 'hung'

export interface RefusedOverride {
  name: string
  /** An address, or the name of a preview as far as it is known. */
  url: string
  reason: RefusalReason
}

/** A link brought it, and whoever opened that has not said yet that they want it. */
export interface OverrideQuestion {
  name: string
  url: string
  preview?: PreviewFacts
}

interface OverridesState {
  /** Who may override: of the deployment. */
  mode: HostConfig['overrides']
  running: Record<string, Override>
  refused: RefusedOverride[]
  asked: OverrideQuestion[]
}

export const useOverrides = create<OverridesState>()(() => ({
  mode: 'signed',
  running: {},
  refused: [],
  asked: [],
}))

export const overrideOf = (name: string): Override | undefined => useOverrides.getState().running[name]

/** Starts an override, or changes what is known of it. */
export const noteOverride = (name: string, override: Override): void =>
  useOverrides.setState(({ running, refused, asked }) => ({
    running: { ...running, [name]: override },
    refused: refused.filter(each => each.name !== name),
    asked: asked.filter(each => each.name !== name),
  }))

export const dropOverride = (name: string): void =>
  useOverrides.setState(({ running }) => ({
    running: Object.fromEntries(Object.entries(running).filter(([each]) => each !== name)),
  }))

export const noteRefusal = (refusal: RefusedOverride): void =>
  useOverrides.setState(({ refused }) => ({
    refused: [...refused.filter(({ name }) => name !== refusal.name), refusal],
  }))

export const dropRefusal = (name: string): void =>
  useOverrides.setState(({ refused }) => ({ refused: refused.filter(each => each.name !== name) }))

export const noteQuestion = (question: OverrideQuestion): void =>
  useOverrides.setState(({ asked }) => ({
    asked: [...asked.filter(({ name }) => name !== question.name), question],
  }))

export const dropQuestion = (name: string): void =>
  useOverrides.setState(({ asked }) => ({ asked: asked.filter(each => each.name !== name) }))
