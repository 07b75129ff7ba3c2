/** Durations in ms from the start of a remote's last try; null: not reached yet. */
export interface LoadTimings {
  entry: number | null
  module: number | null
  screen: number | null
}

const starts = new Map<string, number>()
const timings = new Map<string, LoadTimings>()

export const startTimings = (name: string): void => {
  starts.set(name, performance.now())
  timings.set(name, { entry: null, module: null, screen: null })
}

/** Records the end of a phase; only the first one of a try counts. */
export const markPhase = (name: string, phase: keyof LoadTimings): void => {
  const known = timings.get(name)
  const start = starts.get(name)
  if (!known || start === undefined || known[phase] !== null) return
  timings.set(name, { ...known, [phase]: Math.round(performance.now() - start) })
}

export const timingsOf = (name: string): LoadTimings | null => timings.get(name) ?? null
