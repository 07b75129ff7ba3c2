import { isOperator, mayOpen, useIsOperator, useSession } from '@sufra/shared/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DashboardPage } from '#src/features/today/dashboard/dashboard.page.tsx'
import { setupQuery } from '#src/features/today/setup-checklist/setup.queries.ts'
import { loadArea } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'
import { mayFetchAhead } from '#src/lazy-loading/fetch-ahead.ts'
import { whenIdle } from '#src/lazy-loading/when-idle.ts'

const setup = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "setup" */ '#src/features/today/setup-checklist/setup-checklist.tsx'),
    loadArea('onboarding'),
  ]).then(([part]) => part.SetupChecklist),
)

const deadLetters = lazyPart(() =>
  Promise.all([
    import(
      /* webpackChunkName: "dead-letters" */ '#src/features/account/settings/background-work/dead-letters.tsx'
    ),
    loadArea('background-work'),
  ]).then(([part]) => part.DeadLetters),
)

// Same access as `GET /api/Dashboard/GetSetup`: the operator has no setup checklist.
const SETUP = { roles: ['Admin'], permission: 'settings.manage' } as const

// Preloaded in parallel with the day's figures, so that the list does not push them down when it arrives.
if (mayOpen(useSession.getState().user, SETUP)) setup.preload().catch(() => undefined)
if (isOperator(useSession.getState().user)) deadLetters.preload().catch(() => undefined)

// Preloads the chunks of cards and tables: nearly every screen that is opened from here needs one of them.
const preloadLists = async () => {
  if (!mayFetchAhead()) return
  await import(/* webpackChunkName: "ui-board" */ '@sufra/shared/ui/board')
  await import(/* webpackChunkName: "ui-cards" */ '@sufra/shared/ui/cards')
  await import(/* webpackChunkName: "ui-data" */ '@sufra/shared/ui/data')
}

const ReadSetup = () => {
  const cache = useQueryClient()
  useEffect(() => void cache.prefetchQuery(setupQuery), [cache])
  return null
}

/** The dashboard, with the setup checklist of a merchant's Admin or the dead letters of the operator. */
export const DashboardScreen = () => {
  const hasSetup = useSession(({ user }) => mayOpen(user, SETUP))
  const hasDeadLetters = useIsOperator()
  // A failed preload is harmless: the screen that needs the chunk loads it again.
  useEffect(() => whenIdle(() => void preloadLists().catch(() => undefined)), [])
  return (
    <>
      {hasSetup && <ReadSetup />}
      <DashboardPage
        setup={hasSetup && <setup.Part />}
        deadLetters={hasDeadLetters && <deadLetters.Part />}
      />
    </>
  )
}
