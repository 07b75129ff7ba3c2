import { Navigate } from '@sufra/shared/router'
import type { RouteObject } from '@sufra/shared/router'
import { useRole } from '@sufra/shared/session'
import { ComingSoonScreen } from '#src/features/coming-soon/coming-soon.page.tsx'
import { loadArea } from './area.ts'
import { OperatorOnly } from './guards.tsx'
import { lazyPart } from './lazy-part.tsx'
import { NotForYou, RoleOnly } from './not-for-you.tsx'

export const dashboard = lazyPart(() =>
  import(/* webpackChunkName: "dashboard" */ './dashboard-screen.tsx').then(part => part.DashboardScreen),
)

const team = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "team" */ '#src/features/team/team.page.tsx'),
    loadArea('team'),
  ]).then(([part]) => part.TeamPage),
)
const manageUsers = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "team" */ '#src/features/team/manage-users.page.tsx'),
    loadArea('team'),
  ]).then(([part]) => part.ManageUsersPage),
)

const settings = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "settings" */ '#src/features/settings/settings.page.tsx'),
    loadArea('settings'),
    loadArea('account'),
  ]).then(([part]) => part.SettingsPage),
)

/** Screens of the host that are still to come, by path. */
const COMING: Record<string, string> = {
  branches: 'branches',
  'branches/new-branch': 'newBranch',
  integrations: 'integrations',
  support: 'support',
}

/** The operator has no team of a merchant's kind, but everybody's. */
const NoTeam = () =>
  useRole() === 'SuperAdmin' ? <Navigate to="/manage-users" replace /> : <NotForYou roles={['Admin']} />

/** The host's own screens behind the guard (specification#screens). */
export const hostPages: RouteObject[] = [
  { path: 'dashboard', element: <dashboard.Part /> },
  { path: 'settings', element: <settings.Part /> },
  {
    path: 'users',
    element: (
      <RoleOnly role="Admin" otherwise={<NoTeam />}>
        <team.Part />
      </RoleOnly>
    ),
  },
  {
    path: 'manage-users',
    element: (
      <RoleOnly role="SuperAdmin" otherwise={<NotForYou roles={['SuperAdmin']} />}>
        <manageUsers.Part />
      </RoleOnly>
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
