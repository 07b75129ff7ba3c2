import type { ReleaseVersion } from '@sufra/shared/contracts/release-control'
import type { Pointer } from '../release-view.ts'

const OFFERED = 6
/** Shares that are one tap away. */
export const CANARY_STEPS = [5, 10, 25, 50]

/** What may become the canary: the newest versions that are not stable already, the running canary in any case. */
export const canaryChoices = (versions: readonly ReleaseVersion[], pointer: Pointer): ReleaseVersion[] =>
  versions
    .filter(({ name, version }) => name === pointer.name && version !== pointer.stable)
    .filter(({ approval }) => approval === 'approved')
    .filter(({ version }, place) => place < OFFERED || version === pointer.canary?.version)

/** Where the form starts: a new canary with the smallest share, a running one with the next greater share. */
export const canaryStart = (
  versions: readonly ReleaseVersion[],
  pointer: Pointer,
): { version: string; percent: number } => {
  const { canary } = pointer
  if (canary)
    return {
      version: canary.version,
      percent: CANARY_STEPS.find(step => step > canary.percent) ?? canary.percent,
    }
  // The version that was just replaced is seldom what somebody wants to try.
  const choices = canaryChoices(versions, pointer)
  const fresh = choices.find(({ version }) => version !== pointer.previous) ?? choices[0]
  return { version: fresh?.version ?? '', percent: 5 }
}
