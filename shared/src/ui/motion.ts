/** The only import of framer-motion: `m` elements inside a `MotionProvider`. */
import * as m from './move/elements.ts'

export { AnimatePresence } from 'framer-motion'
export { MOTION_TRANSITIONS } from './move/moves.ts'
/** @deprecated Use `MOTION_TRANSITIONS`. */
export { MOTION_TRANSITIONS as MOVES } from './move/moves.ts'
export { MotionProvider } from './move/motion-provider.tsx'
export { m }
