import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'

const loadFeatures = async () => (await import('./features.ts')).features

const ENTER = { duration: 0.18, ease: [0.2, 0.8, 0.3, 1] } as const

/** Brings `m` to life: its features arrive in a chunk of their own. Where less motion is wished for, only fades remain. */
export const MotionProvider = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={ENTER}>
      {children}
    </MotionConfig>
  </LazyMotion>
)
