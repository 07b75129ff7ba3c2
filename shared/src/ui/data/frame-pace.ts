/** A longer frame is noticeable, so the next one gets half the work. */
const LONG_FRAME_MS = 34
/** A shorter frame had time left. */
const SHORT_FRAME_MS = 20
const MOST_AT_ONCE = 32

/**
 * Returns the number of rows or cards to render in the next frame, at least 1. `frame` is the duration of the last one
 * (ms), in which `pace` were rendered. A slow machine renders a few at a time and keeps scrolling; a fast one finishes
 * before anybody notices.
 */
export const paceAfter = (frame: number, pace: number): number => {
  if (frame > LONG_FRAME_MS) return Math.max(1, Math.floor(pace / 2))
  return frame < SHORT_FRAME_MS ? Math.min(MOST_AT_ONCE, pace * 2) : pace
}
