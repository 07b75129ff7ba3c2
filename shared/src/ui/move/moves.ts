import { PACE, SETTLE } from './vocabulary.ts'

const inSeconds = (milliseconds: number) => ({ duration: milliseconds / 1000, ease: SETTLE })

/**
 * Motion durations as framer-motion transitions: `<m.li transition={MOVES.enter} exit={{ …, transition: MOVES.leave
 * }}>`.
 */
export const MOVES = {
  enter: inSeconds(PACE.enter),
  leave: inSeconds(PACE.leave),
  fold: inSeconds(PACE.fold),
}
