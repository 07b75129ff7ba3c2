import type { CanaryVerdict } from '@sufra/shared/contracts/release-health'

export interface AttemptCounts {
  tries: number
  failed: number
}

/** Results of a canary and, for the same time, of the stable version. */
export interface CanaryFigures {
  canary: AttemptCounts
  stable: AttemptCounts
  /** merchants whose pages ran the canary */
  accounts: number
  /** merchants with failures */
  failedAccounts: number
}

export interface Guard {
  margin: number
  least: number
}

// With this many merchants, the failures of a single one do not decide.
const SEVERAL = 3

const rateOf = ({ tries, failed }: AttemptCounts): number => (tries === 0 ? 0 : failed / tries)
const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`

/**
 * Returns whether the canary fails so much more often that it has to end. Few attempts of the stable version
 * count as no failures.
 */
export const isWorse = (figures: CanaryFigures, { margin, least }: Guard): boolean => {
  const { canary, stable, accounts, failedAccounts } = figures
  if (canary.tries < least) return false
  if (accounts >= SEVERAL && failedAccounts < 2) return false
  return rateOf(canary) > (stable.tries < least ? 0 : rateOf(stable)) + margin
}

interface Versions {
  canary: string
  stable: string
}

const figuresOf = ({ tries, failed }: AttemptCounts): string =>
  `${failed} of ${tries} tries failed (${percent(rateOf({ tries, failed }))})`

/** Returns the reason for the history. */
export const reasonOf = (versions: Versions, figures: CanaryFigures, { margin }: Guard): string =>
  `Canary ${versions.canary}: ${figuresOf(figures.canary)}; stable ${versions.stable}: ${figuresOf(figures.stable)}. More than ${percent(margin)} above stable is too much.`

export const verdictOn = (
  of: Versions & Pick<CanaryVerdict, 'name' | 'channel'>,
  figures: CanaryFigures,
  guard: Guard,
): CanaryVerdict => {
  const { name, channel, canary } = of
  return { name, channel, canary, isWorse: isWorse(figures, guard), why: reasonOf(of, figures, guard) }
}
