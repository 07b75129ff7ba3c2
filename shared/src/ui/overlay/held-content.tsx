import { memo } from 'react'
import type { ReactNode } from 'react'

interface HeldContentProps {
  isOpen: boolean
  children: ReactNode
}

/** Keeps rendering the last content while a dialog closes: its owner has often cleared the content by then. */
export const HeldContent = memo(
  ({ children }: HeldContentProps) => children,
  (_, next) => !next.isOpen,
)
