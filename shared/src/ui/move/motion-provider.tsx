import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { MOTION_TRANSITIONS } from './moves.ts'

const loadFeatures = async () => (await import('./features.ts')).features

/** Provides the features of `m`, which load in a chunk of their own. With reduced motion only fades remain. */
export const MotionProvider = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={MOTION_TRANSITIONS.enter}>
      {children}
    </MotionConfig>
  </LazyMotion>
)
