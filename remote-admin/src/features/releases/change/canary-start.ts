import type { ReleaseVersion } from '@sufra/shared/contracts/release-control'
import type { Pointer } from '../release-view.ts'

const OFFERED = 6
/** Percentages that are one press away. */
export const CANARY_STEPS = [5, 10, 25, 50]

/** Returns the possible canaries: the newest versions that are not stable already, and always the running canary. */
export const canaryChoices = (versions: readonly ReleaseVersion[], pointer: Pointer): ReleaseVersion[] =>
  versions
    .filter(({ name, version }) => name === pointer.name && version !== pointer.stable)
    .filter(({ approval }) => approval === 'approved')
    .filter(({ version }, place) => place < OFFERED || version === pointer.canary?.version)

/** Returns the initial choice: a new canary with the smallest share, a running one with the next larger share. */
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
  // The version that was just replaced is rarely the one to try.
  const choices = canaryChoices(versions, pointer)
  const fresh = choices.find(({ version }) => version !== pointer.previous) ?? choices[0]
  return { version: fresh?.version ?? '', percent: 5 }
}
