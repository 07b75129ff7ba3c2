import { PACE, SETTLE } from './vocabulary.ts'

const inSeconds = (milliseconds: number) => ({ duration: milliseconds / 1000, ease: SETTLE })

/**
 * Motion durations as framer-motion transitions: `<m.li transition={MOTION_TRANSITIONS.enter} exit={{ …, transition: MOTION_TRANSITIONS.leave
 * }}>`.
 */
export const MOTION_TRANSITIONS = {
  enter: inSeconds(PACE.enter),
  leave: inSeconds(PACE.leave),
  fold: inSeconds(PACE.fold),
}
