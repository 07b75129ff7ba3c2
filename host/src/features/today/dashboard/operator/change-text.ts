type Format = { change: (ratio: number) => string }

interface Compared {
  now: number
  before: number
  /** True when a higher figure is better. */
  isMoreGood: boolean
}

/** Returns the change against the previous period as text and tone; undefined without a comparison. */
export const changeText = (format: Format, { now, before, isMoreGood }: Compared) => {
  if (before === 0) return undefined
  const change = (now - before) / before
  if (change === 0) return { text: format.change(0), tone: 'neutral' as const }
  const isGood = change > 0 === isMoreGood
  return { text: format.change(change), tone: isGood ? ('good' as const) : ('bad' as const) }
}
