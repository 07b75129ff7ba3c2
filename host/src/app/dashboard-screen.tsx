import { useRole, useSession } from '@sufra/shared/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DashboardPage } from '#src/features/dashboard/dashboard.page.tsx'
import { setupQuery } from '#src/features/setup-checklist/setup.queries.ts'
import { loadArea } from './area.ts'
import { lazyPart } from './lazy-part.tsx'

const setup = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "setup" */ '#src/features/setup-checklist/setup-checklist.tsx'),
    loadArea('onboarding'),
  ]).then(([part]) => part.SetupChecklist),
)

// Beside the day's figures, not after them: the list must not push them down when it arrives.
if (useSession.getState().user?.Role === 'Admin') setup.preload().catch(() => undefined)

const ReadSetup = () => {
  const cache = useQueryClient()
  useEffect(() => void cache.prefetchQuery(setupQuery), [cache])
  return null
}

/** The dashboard, with what a merchant's Admin has left to set up. */
export const DashboardScreen = () => {
  const isAdmin = useRole() === 'Admin'
  return (
    <>
      {isAdmin && <ReadSetup />}
      <DashboardPage setup={isAdmin && <setup.Part />} />
    </>
  )
}
