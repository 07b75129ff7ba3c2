/** The only import of framer-motion: `m` elements inside a `MotionProvider`. */
import * as m from './move/elements.ts'

export { AnimatePresence } from 'framer-motion'
export { MOVES } from './move/moves.ts'
export { MotionProvider } from './move/motion-provider.tsx'
export { m }
