import { useSyncExternalStore } from 'react'

/** Number of cards that a screen holds, and its font size. */
export interface WallLayout {
  columns: number
  rows: number
  /** font size in px; all other sizes of the wall are multiples of it */
  letter: number
}

const SMALLEST_LETTER = 14
// In multiples of the font size: a card with its gap, and the space around all cards.
const CARD = { width: 15.5, height: 10.5 }
const AROUND = { width: 2, height: 4.5 }

/**
 * Returns the layout of a screen. The font grows with the screen, so that 1920 px and 1280 px show the same cards as
 * large as possible.
 */
export const wallLayoutOf = (width: number, height: number): WallLayout => {
  const letter = Math.max(SMALLEST_LETTER, Math.min(height * 0.026, width * 0.0146))
  const fit = (space: number, each: number, around: number) =>
    Math.max(1, Math.floor((space / letter - around) / each))
  return {
    columns: fit(width, CARD.width, AROUND.width),
    rows: fit(height, CARD.height, AROUND.height),
    letter,
  }
}

const watch = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

export const useWallLayout = (): WallLayout => {
  const size = useSyncExternalStore(watch, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return wallLayoutOf(width, height)
}
