const channels = (hex: string): number[] =>
  [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))

/** `share` 0 gives `from`, 1 gives `to`. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  )
  return `#${mixed.map(value => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: string, share: number): string => mix(colour, '#fffaf2', share)
export const darker = (colour: string, share: number): string => mix(colour, '#33180a', share)
