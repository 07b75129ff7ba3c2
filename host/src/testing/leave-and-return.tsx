import { useState } from 'react'
import type { ReactNode } from 'react'

/** A screen with buttons that leave and reopen it, like navigation away and back. */
export const LeaveAndReturn = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</button>
      {isOpen && children}
    </>
  )
}
