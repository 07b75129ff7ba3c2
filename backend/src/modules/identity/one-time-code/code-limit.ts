const COOL_DOWN_SECONDS = 60
const HOUR_SECONDS = 3600
const MOST_PER_SOURCE = 5
const MOST_FOR_STRANGERS = 10

/** A code that was sent within the last hour. */
export interface SentCode {
  source: string
  isKnownDevice: boolean
  /** since it was sent */
  seconds: number
}

export interface CodeAsker {
  source: string
  isKnownDevice: boolean
}

// Returns the seconds until the `most`th latest code is an hour old.
const untilHourIsOver = (codes: SentCode[], most: number): number => {
  const oldest = codes[most - 1]
  return oldest ? HOUR_SECONDS - oldest.seconds : 0
}

/**
 * Returns the seconds until another code may be sent, 0 or less for now. Limits: one a minute and five an
 * hour per source, and ten an hour for all strangers together, which does not apply on a known device. `sent`
 * is newest first.
 */
export const secondsUntilDue = (sent: SentCode[], { source, isKnownDevice }: CodeAsker): number => {
  const own = sent.filter(code => code.source === source)
  const strangers = isKnownDevice ? [] : sent.filter(code => !code.isKnownDevice)
  return Math.max(
    own[0] ? COOL_DOWN_SECONDS - own[0].seconds : 0,
    untilHourIsOver(own, MOST_PER_SOURCE),
    untilHourIsOver(strangers, MOST_FOR_STRANGERS),
  )
}
