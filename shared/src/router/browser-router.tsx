import { startTransition, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { createPageHistory } from './page-history.ts'

/**
 * react-router's router over the page's address. Replaces `BrowserRouter`, which cannot block a navigation for an
 * unsaved form.
 */
export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(createPageHistory)
  const [visit, setVisit] = useState(history.current)
  useLayoutEffect(() => history.listen(next => startTransition(() => setVisit(next))), [history])
  return (
    <Router location={visit.location} navigationType={visit.navigationType} navigator={history}>
      {children}
    </Router>
  )
}
