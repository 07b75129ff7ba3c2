import { dropOverride } from './override-store.ts'
import { forgetWish } from './wishes.ts'

const endings = new Map<string, () => void>()

/** Ends what is watched for an override, which itself stays. */
export const silence = (name: string): void => {
  endings.get(name)?.()
  endings.delete(name)
}

/** `end` is called once the override of a remote is over, or another one begins. */
export const whenEnded = (name: string, end: () => void): void => {
  silence(name)
  endings.set(name, end)
}

/** Takes an override out of the page; the tab still wishes it. */
export const stopOverride = (name: string): void => {
  silence(name)
  dropOverride(name)
}

/** Back to the released version. */
export const endOverride = (name: string): void => {
  forgetWish(name)
  stopOverride(name)
}
