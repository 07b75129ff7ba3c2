import type { HostConfig } from '@sufra/shared/contracts/host-config'
import { settledWithin } from '#src/remotes/deadline.ts'
import { OVERRIDE_STORAGE_KEY, overrideOf, useOverrides } from '#src/remotes/override-store.ts'
import type { Override } from '#src/remotes/override-store.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'

const PATIENCE_MS = 4000

// Few tabs have an override, so its code loads on demand, in one chunk with the inspector.
const loadOverrides = () => import(/* webpackChunkName: "inspector" */ './run-overrides.ts')

const hasRequests = (): boolean => {
  if (/[?&](remote|preview)-/.test(window.location.search)) return true
  try {
    return sessionStorage.getItem(OVERRIDE_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

const runRequests = async (): Promise<void> => {
  const { runOverrideRequests } = await loadOverrides()
  await runOverrideRequests()
}

/**
 * Starts the overrides requested by the address and this tab. Waits only briefly for a developer's server that hangs.
 */
export const openOverrides = async ({ overrides }: Pick<HostConfig, 'overrides'>): Promise<void> => {
  useOverrides.setState({ mode: overrides })
  if (hasRequests()) await settledWithin(runRequests(), PATIENCE_MS)
}

// While the build is being read there is no version to change to yet.
const isSettled = (override: Override | undefined): boolean =>
  override === undefined || override.version !== null || override.failure !== null

// The same failure again is no change: each retry requests the build again.
const hasChanged = (override: Override | undefined, before: Override | undefined): boolean =>
  override?.version?.version !== before?.version?.version ||
  override?.url !== before?.url ||
  override?.failure?.code !== before?.failure?.code

/** Calls `swap` with each remote whose override started, ended or was rebuilt. Returns the function that ends it. */
export const followOverrides = (swap: (name: string) => void): (() => void) =>
  useOverrides.subscribe(({ running }, { running: before }) => {
    for (const name of new Set([...Object.keys(before), ...Object.keys(running)]))
      if (isSettled(running[name]) && hasChanged(running[name], before[name])) swap(name)
  })

/**
 * Runs before an overridden remote loads: requests its build again if there was none, and returns its failure. Null
 * when the remote can load, and for remotes without an override.
 */
export const findOverrideFailure = async (name: string): Promise<RemoteFailure | null> => {
  const override = overrideOf(name)
  if (!override || override.version) return null
  const { readAgain } = await loadOverrides()
  await readAgain(name)
  return overrideOf(name)?.failure ?? null
}

/** Returns to the released version. */
export const resetOverride = async (name: string): Promise<void> => {
  const { endOverride } = await import(/* webpackChunkName: "inspector" */ './override-endings.ts')
  endOverride(name)
}

/** Runs a remote from another address in this tab, if that is allowed. */
export const startOverride = async (place: { name: string; url: string }): Promise<void> => {
  const { requestOverride } = await loadOverrides()
  await requestOverride(place)
}
