import type { HostConfig } from '@sufra/shared/contracts/host-config'
import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { create } from 'zustand'
import type { RemoteFailure } from './remote-state.ts'
import { useRemotes } from './remote-store.ts'

/** Key in `sessionStorage` of this tab's override requests. */
export const OVERRIDE_STORAGE_KEY = 'sufra.remote-overrides'

/** A preview: name, author and end. */
export interface PreviewFacts {
  preview: string
  by: string
  /** ISO 8601 */
  until: string
}

/** A remote that this tab runs from another address. */
export interface Override {
  /** Base address, ending in a slash. */
  url: string
  /** Set for a preview's version, whose files are checked by hash; absent for a developer's build. */
  preview?: PreviewFacts
  /** Version of the last `contract.json`; null until it is read. */
  version: ReleasedVersion | null
  /** Reason why no version can run. */
  failure: RemoteFailure | null
  /** Compile error from the developer's server; the last good build keeps running. */
  buildProblem: string | null
}

/**
 * `origin`: not on the deployment's list. `unproven`: a signed link is needed. `proof`: the link is forged, expired
 * or for another override. `unchecked`: the server did not answer. `over`, `revoked`: the preview ended. `hung`: its
 * version hung a tab of this browser.
 */
export type RefusalReason = 'origin' | 'unproven' | 'proof' | 'unchecked' | 'over' | 'revoked' | 'hung'

export interface RefusedOverride {
  name: string
  /** An address, or the name of a preview if known. */
  url: string
  reason: RefusalReason
}

/** An override request from a link, which the person has not accepted yet. */
export interface OverrideQuestion {
  name: string
  url: string
  preview?: PreviewFacts
}

interface OverridesState {
  /** The deployment's rule about who may override. */
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

/** Starts an override or updates its state. */
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

// The failure card needs a place: until the build states its claims, those of the stable version count.
const placeholderOf = (name: string, url: string): ReleasedVersion | null => {
  const stable = useRemotes.getState().registry.remotes[name]?.stable
  return stable ? { ...stable, version: 'override', baseUrl: url } : null
}

/** Returns the version that this tab runs in place of a released one, or null. Checked before any other choice. */
export const overrideVersion = (name: string): ReleasedVersion | null => {
  const override = overrideOf(name)
  return override ? (override.version ?? placeholderOf(name, override.url)) : null
}
