import type { ReactNode } from 'react'

/** Renders text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="sf-hidden">{children}</span>
)
