type Format = { change: (ratio: number) => string }

interface Compared {
  now: number
  before: number
  /** Whether a higher figure is the welcome one. */
  isMoreGood: boolean
}

/** How a figure differs from the stretch before; nothing when there is nothing to compare with. */
export const changeText = (format: Format, { now, before, isMoreGood }: Compared) => {
  if (before === 0) return undefined
  const change = (now - before) / before
  if (change === 0) return { text: format.change(0), tone: 'neutral' as const }
  const isGood = change > 0 === isMoreGood
  return { text: format.change(change), tone: isGood ? ('good' as const) : ('bad' as const) }
}
