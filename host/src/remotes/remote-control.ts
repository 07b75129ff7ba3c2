import { forgetFalls } from './loading/fall-back.ts'
import { chooseInTab } from './registry/tab-choices.ts'
import type { HandChoice } from './registry/tab-choices.ts'

/** The code that exchanges versions in an open page. */
export const swapping = () => import(/* webpackChunkName: "swap" */ './swap/swap-remote.ts')

/** Brings the wanted version of a remote into the open page; see swap-remote.ts. */
export const bringWanted = async (name: string): Promise<void> => (await swapping()).swapRemote(name)

/** Runs one of the released versions in this tab until it is closed; null: the one that is meant for it again. */
export const runInTab = async (name: string, run: HandChoice | null): Promise<void> => {
  chooseInTab(name, { run: run ?? undefined, falls: undefined })
  await bringWanted(name)
}

/** Switches a remote off, or on again, in this tab alone. */
export const switchOffInTab = async (name: string, isOff: boolean): Promise<void> => {
  chooseInTab(name, { off: isOff ? true : undefined })
  if (isOff) await (await swapping()).takeDown(name, 'disabled')
}

/** Loads a remote from the network once more, whatever state it is in. */
export const reloadRemote = async (name: string): Promise<void> => (await swapping()).takeDown(name, 'idle')

/** After a version failed in this tab: the newest one is tried once more, while what stands in for it goes on. */
export const tryNewestAgain = async (name: string): Promise<void> => {
  forgetFalls(name)
  await bringWanted(name)
}
