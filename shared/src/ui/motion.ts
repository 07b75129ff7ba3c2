/** The only way to framer-motion: `m` elements inside a `MotionProvider`. */
export { AnimatePresence, LayoutGroup } from 'framer-motion'
export * as m from './move/elements.ts'
export { MotionProvider } from './move/motion-provider.tsx'
