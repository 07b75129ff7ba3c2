/** Something that was not as it must be: what was sent, and what came back. */
export interface Failure {
  what: string
  sent: string
  came: string
}

export interface Verdicts {
  /** Counts one try; `failure` is asked for only when it was not right. */
  check(isRight: boolean, failure: () => Failure): void
  /** A figure for the table, e.g. `healthy again after 1.2 s at most`. */
  figure(text: string): void
  readonly tried: number
  readonly failures: readonly Failure[]
  readonly figures: readonly string[]
}

const LONGEST = 300

/** Short enough to be read in a terminal. */
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
