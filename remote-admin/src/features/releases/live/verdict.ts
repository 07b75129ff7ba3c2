import type { ReleaseHealth } from '@sufra/shared/contracts/release-health'
import type { LiveVersion } from '../release-view.ts'

/** Verdict on a canary. `waiting`: too few attempts. */
export type Verdict =
  | { kind: 'waiting'; tries: number; least: number }
  | { kind: 'worse' | 'slightlyWorse' | 'good'; canary: number; stable: number | null }

const triesOf = ({ health }: LiveVersion): number => (health ? health.ready + health.failed : 0)

/** Compares the canary with the stable version as the server does; null without a canary. */
export const judge = (versions: readonly LiveVersion[], guard: ReleaseHealth['guard']): Verdict | null => {
  const canary = versions.find(({ place }) => place === 'canary')
  const stable = versions.find(({ place }) => place === 'stable')
  if (!canary) return null
  const tries = triesOf(canary)
  if (tries < guard.least || !canary.health) return { kind: 'waiting', tries, least: guard.least }
  const isStableKnown = stable !== undefined && triesOf(stable) >= guard.least
  const rates = {
    canary: canary.health.errorRate,
    stable: isStableKnown ? (stable.health?.errorRate ?? null) : null,
  }
  const excess = rates.canary - (rates.stable ?? 0)
  if (excess > guard.margin) return { kind: 'worse', ...rates }
  return { kind: excess > 0 && rates.stable !== null ? 'slightlyWorse' : 'good', ...rates }
}
