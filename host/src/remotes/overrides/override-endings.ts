import { dropOverride } from '#src/remotes/override-store.ts'
import { removeOverrideRequest } from './override-requests.ts'

const endings = new Map<string, () => void>()

/** Ends the subscriptions of an override; the override itself stays. */
export const endOverrideSubscriptions = (name: string): void => {
  endings.get(name)?.()
  endings.delete(name)
}

/** Registers `end`, called when the override of a remote ends or another one starts. */
export const whenEnded = (name: string, end: () => void): void => {
  endOverrideSubscriptions(name)
  endings.set(name, end)
}

/** Removes an override from the page; the tab's override request stays. */
export const stopOverride = (name: string): void => {
  endOverrideSubscriptions(name)
  dropOverride(name)
}

/** Ends an override and its request, and returns to the released version. */
export const endOverride = (name: string): void => {
  removeOverrideRequest(name)
  stopOverride(name)
}
