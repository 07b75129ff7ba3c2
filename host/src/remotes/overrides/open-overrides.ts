import type { HostConfig } from '@sufra/shared/contracts/host-config'
import { settledWithin } from '#src/remotes/loading/deadline.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'
import { overrideOf, useOverrides } from './override-store.ts'
import { readOverrideRequests, takeOverrideRequestsFromAddress } from './override-requests.ts'

const PATIENCE_MS = 4000

// Few tabs have an override, so the code loads on demand.
const loadOverrides = () => import(/* webpackChunkName: "overrides" */ './run-overrides.ts')

const runWishes = async (): Promise<void> => {
  const { runOverrideRequests } = await loadOverrides()
  await runOverrideRequests()
}

/**
 * Starts the overrides requested by the address and this tab. Waits only briefly for a developer's server that hangs.
 */
export const openOverrides = async ({ overrides }: Pick<HostConfig, 'overrides'>): Promise<void> => {
  useOverrides.setState({ mode: overrides })
  takeOverrideRequestsFromAddress()
  if (readOverrideRequests().length === 0) return
  await settledWithin(runWishes(), PATIENCE_MS)
}

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
  const { endOverride } = await import(/* webpackChunkName: "overrides" */ './override-endings.ts')
  endOverride(name)
}

/** Runs a remote from another address in this tab, if that is allowed. */
export const startOverride = async (place: { name: string; url: string }): Promise<void> => {
  const { requestOverride } = await loadOverrides()
  await requestOverride(place)
}
