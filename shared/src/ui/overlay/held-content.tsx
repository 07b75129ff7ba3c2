import { memo } from 'react'
import type { ReactNode } from 'react'

interface HeldContentProps {
  isOpen: boolean
  children: ReactNode
}

/** Goes on showing what it showed while open: the owner of a dialog has often emptied its content when it leaves. */
export const HeldContent = memo(
  ({ children }: HeldContentProps) => children,
  (_, next) => !next.isOpen,
)
