import { Navigate } from '@sufra/shared/router'
import type { RouteObject } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import type { ScreenClaim } from '@sufra/shared/session'
import { OperatorOnly } from '#src/audience/guards.tsx'
import { NotForYou, OpenTo } from '#src/audience/not-for-you.tsx'
import { ComingSoonScreen } from '#src/features/coming/coming-soon/coming-soon.page.tsx'
import { loadArea } from '#src/parts/area.ts'
import { lazyPart } from '#src/parts/lazy-part.ts'

export const dashboard = lazyPart(() =>
  import(/* webpackChunkName: "dashboard" */ './dashboard-screen.tsx').then(part => part.DashboardScreen),
)

const team = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "team" */ '#src/features/account/team/team.page.tsx'),
    loadArea('team'),
  ]).then(([part]) => part.TeamPage),
)
const manageUsers = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "team" */ '#src/features/account/team/manage-users.page.tsx'),
    loadArea('team'),
  ]).then(([part]) => part.ManageUsersPage),
)

const settings = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "settings" */ './settings-screen.tsx'),
    loadArea('settings'),
    loadArea('account'),
  ]).then(([part]) => part.SettingsScreen),
)

/** Screens of the host that are still to come, by path. */
const COMING: Record<string, string> = {
  branches: 'branches',
  'branches/new-branch': 'newBranch',
  integrations: 'integrations',
  support: 'support',
}

const TEAM: ScreenClaim = { roles: ['Admin'], permission: 'team.manage' }
const EVERYBODY: ScreenClaim = { roles: ['SuperAdmin'], permission: 'team.manage' }

/** The operator has no team of a merchant's kind, but everybody's. */
const NoTeam = () => (useIsOperator() ? <Navigate to="/manage-users" replace /> : <NotForYou claim={TEAM} />)

/** The host's own screens behind the guard (specification#screens). */
export const hostPages: RouteObject[] = [
  { path: 'dashboard', element: <dashboard.Part /> },
  { path: 'settings', element: <settings.Part /> },
  {
    path: 'users',
    element: (
      <OpenTo claim={TEAM} otherwise={<NoTeam />}>
        <team.Part />
      </OpenTo>
    ),
  },
  {
    path: 'manage-users',
    element: (
      <OpenTo claim={EVERYBODY}>
        <manageUsers.Part />
      </OpenTo>
    ),
  },
  ...Object.entries(COMING).map(([path, name]) => ({
    path,
    element: <ComingSoonScreen key={path} name={name} />,
  })),
  {
    path: 'integrations/new-integrations',
    element: (
      <OperatorOnly>
        <ComingSoonScreen name="newIntegration" />
      </OperatorOnly>
    ),
  },
]
