import type { HostConfig } from '@sufra/shared/contracts/host-config'
import { settledWithin } from '#src/remotes/loading/deadline.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'
import { overrideOf, useOverrides } from './override-store.ts'
import { readWishes, takeWishesFromAddress } from './wishes.ts'

const PATIENCE_MS = 4000

// Hardly a tab has an override, so none pays for them.
const loadOverrides = () => import(/* webpackChunkName: "overrides" */ './run-overrides.ts')

const runWishes = async (): Promise<void> => {
  const { openWishes } = await loadOverrides()
  await openWishes()
}

/** Takes the wishes of the address and of this tab up. A developer's server that hangs does not hold the page for long. */
export const openOverrides = async ({ overrides }: Pick<HostConfig, 'overrides'>): Promise<void> => {
  useOverrides.setState({ mode: overrides })
  takeWishesFromAddress()
  if (readWishes().length === 0) return
  await settledWithin(runWishes(), PATIENCE_MS)
}

/**
 * Before an overridden remote is loaded: asks its server once more when it had nothing to run, and says what is wrong
 * with it. Null when it can be loaded, and for remotes that are not overridden.
 */
export const findOverrideFailure = async (name: string): Promise<RemoteFailure | null> => {
  const override = overrideOf(name)
  if (!override || override.version) return null
  const { readAgain } = await loadOverrides()
  await readAgain(name)
  return overrideOf(name)?.failure ?? null
}

/** Back to the released version. */
export const resetOverride = async (name: string): Promise<void> => {
  const { endOverride } = await import(/* webpackChunkName: "overrides" */ './override-endings.ts')
  endOverride(name)
}

/** Runs a remote from another address in this tab, if that may be. */
export const startOverride = async (place: { name: string; url: string }): Promise<void> => {
  const { wishByHand } = await loadOverrides()
  await wishByHand(place)
}
