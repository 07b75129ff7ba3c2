import type { RemoteFailureCode } from '@sufra/shared/contracts/release-health'
import { create } from 'zustand'

/** A released version chosen by hand for this tab. */
export type HandChoice = 'stable' | 'previous' | 'canary'

/** A failed version. `stable` is the stable version at that time: the failure is dropped when it changes. */
export interface VersionFailure {
  version: string
  stable: string | null
  code: RemoteFailureCode
  detail: string
}

export interface TabChoice {
  run?: HandChoice
  off?: true
  falls?: VersionFailure[]
}

const KEPT = 'sufra.remote-choices'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isHand = (value: unknown): value is HandChoice =>
  value === 'stable' || value === 'previous' || value === 'canary'
const isFall = (value: unknown): value is VersionFailure =>
  isObject(value) &&
  typeof value.version === 'string' &&
  (value.stable === null || typeof value.stable === 'string') &&
  typeof value.code === 'string' &&
  typeof value.detail === 'string'

const choiceFrom = (value: unknown): TabChoice => {
  if (!isObject(value)) return {}
  return {
    ...(isHand(value.run) && { run: value.run }),
    ...(value.off === true && { off: true }),
    ...(Array.isArray(value.falls) && { falls: value.falls.filter(isFall) }),
  }
}

const read = (): Record<string, TabChoice> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
    if (!isObject(kept)) return {}
    return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, choiceFrom(value)]))
  } catch {
    return {}
  }
}

const keep = (choices: Record<string, TabChoice>): void => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(choices))
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}

/** Choices of this tab, made by hand or by a failed version. Last as long as the tab. */
export const useTabChoices = create<Record<string, TabChoice>>()(read)

export const tabChoice = (name: string): TabChoice => useTabChoices.getState()[name] ?? {}

/** Updates one remote's choice; a field set to undefined is removed. */
export const chooseInTab = (
  name: string,
  change: { [Key in keyof TabChoice]?: TabChoice[Key] | undefined },
): void => {
  const merged = Object.entries({ ...tabChoice(name), ...change }).filter(([, value]) => value !== undefined)
  const next = { ...useTabChoices.getState(), [name]: choiceFrom(Object.fromEntries(merged)) }
  useTabChoices.setState(next, true)
  keep(next)
}
