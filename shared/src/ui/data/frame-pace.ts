/** A frame that took longer held people up: the next one gets half as much to do. */
const LONG_FRAME_MS = 34
/** In a frame this short there was room for more. */
const SHORT_FRAME_MS = 20
const MOST_AT_ONCE = 32

/**
 * How many rows or cards to make in the next frame, from 1: `frame` is how long the last one took (ms), with `pace` of them. So a slow
 * machine makes a few at a time and keeps scrolling, and a fast one is done before anybody sees it.
 */
export const paceAfter = (frame: number, pace: number): number => {
  if (frame > LONG_FRAME_MS) return Math.max(1, Math.floor(pace / 2))
  return frame < SHORT_FRAME_MS ? Math.min(MOST_AT_ONCE, pace * 2) : pace
}
