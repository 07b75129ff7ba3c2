import { useState } from 'react'
import type { ReactNode } from 'react'

/** A screen that a press leaves and another one opens again, as who goes elsewhere and comes back does. */
export const Leavable = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</button>
      {isOpen && children}
    </>
  )
}
