import { clearFailures } from './loading/choose-fallback.ts'
import { chooseInTab } from './registry/tab-choices.ts'
import type { HandChoice } from './registry/tab-choices.ts'

/** Loads the code of hot swaps. */
export const loadSwap = () => import(/* webpackChunkName: "swap" */ './swap/swap-remote.ts')

/** Brings the chosen version of a remote into the open page; see swap-remote.ts. */
export const bringWanted = async (name: string): Promise<void> => (await loadSwap()).swapRemote(name)

/** Runs a released version in this tab until it is closed; null returns to the default. */
export const runInTab = async (name: string, run: HandChoice | null): Promise<void> => {
  chooseInTab(name, { run: run ?? undefined, falls: undefined })
  await bringWanted(name)
}

/** Switches a remote off, or on again, in this tab alone. */
export const switchOffInTab = async (name: string, isOff: boolean): Promise<void> => {
  chooseInTab(name, { off: isOff ? true : undefined })
  if (isOff) await (await loadSwap()).unloadRemote(name, 'disabled')
}

/** Loads a remote from the network again, in any state. */
export const reloadRemote = async (name: string): Promise<void> =>
  (await loadSwap()).unloadRemote(name, 'idle')

/** Tries the newest version again after a failure in this tab, while the fallback keeps running. */
export const tryNewestAgain = async (name: string): Promise<void> => {
  clearFailures(name)
  await bringWanted(name)
}
