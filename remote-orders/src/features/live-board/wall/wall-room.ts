import { useSyncExternalStore } from 'react'

/** How many cards a screen holds, and how large its letters are. */
export interface WallRoom {
  columns: number
  rows: number
  /** px; all else of the wall is told in it */
  letter: number
}

const SMALLEST_LETTER = 14
// In letters: a card with its gap, and what stands above all cards.
const CARD = { width: 15.5, height: 10.5 }
const AROUND = { width: 2, height: 4.5 }

/** Letters grow with the screen, so that a wall of 1920 and one of 1280 show the same cards, each as large as it can be. */
export const roomOf = (width: number, height: number): WallRoom => {
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

export const useWallRoom = (): WallRoom => {
  const size = useSyncExternalStore(watch, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return roomOf(width, height)
}
