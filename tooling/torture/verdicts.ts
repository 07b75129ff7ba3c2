/** A failed check: its description, the request and the answer. */
export interface Failure {
  what: string
  sent: string
  came: string
}

export interface Verdicts {
  /** Counts one check. Calls `failure` only if `isRight` is false. */
  check(isRight: boolean, failure: () => Failure): void
  /** Adds a measurement to the table, e.g. `healthy again after 1.2 s at most`. */
  figure(text: string): void
  readonly tried: number
  readonly failures: readonly Failure[]
  readonly figures: readonly string[]
}

const LONGEST = 300

/** Truncates a text to `LONGEST` characters and appends its length, so that it is readable in a terminal. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text

export const createVerdicts = (): Verdicts => {
  let tried = 0
  const failures: Failure[] = []
  const figures: string[] = []
  return {
    check: (isRight, failure) => {
      tried += 1
      if (isRight) return
      const { what, sent, came } = failure()
      failures.push({ what, sent: shortened(sent), came: shortened(came) })
    },
    figure: text => void figures.push(text),
    get tried() {
      return tried
    },
    failures,
    figures,
  }
}
