import type { CanaryVerdict } from '@sufra/shared/contracts/release-health'

export interface Tries {
  tries: number
  failed: number
}

/** What pages saw of a canary and, in the same time, of the stable version beside it. */
export interface CanaryFigures {
  canary: Tries
  stable: Tries
  /** merchants whose pages ran the canary */
  accounts: number
  /** those for whom it failed */
  failedAccounts: number
}

export interface Guard {
  margin: number
  least: number
}

// Among several merchants one alone does not decide for the others.
const SEVERAL = 3

const rateOf = ({ tries, failed }: Tries): number => (tries === 0 ? 0 : failed / tries)
const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`

/** Whether so much more of the canary's tries fail that it has to go; of few tries of the stable version nothing is known. */
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

const figuresOf = ({ tries, failed }: Tries): string =>
  `${failed} of ${tries} tries failed (${percent(rateOf({ tries, failed }))})`

/** The reason as the history keeps it. */
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
