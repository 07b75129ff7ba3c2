import { BRANCH_KEEPERS } from '@sufra/shared/contracts/role-names'
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
  Promise.all([
    import(/* webpackChunkName: "dashboard" */ './dashboard-screen.tsx'),
    loadArea('dashboard'),
  ]).then(([part]) => part.DashboardScreen),
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

const branches = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "branches" */ '#src/features/account/branches/branches.page.tsx'),
    loadArea('branches'),
  ]).then(([part]) => part.BranchesPage),
)
const branchForm = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "branch-form" */ '#src/features/account/branches/form/branch-form.page.tsx'),
    loadArea('branches'),
    loadArea('onboarding'),
  ]).then(([part]) => part.BranchFormPage),
)

const integrations = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "integrations" */ '#src/features/account/integrations/integrations.page.tsx'),
    loadArea('integrations'),
  ]).then(([part]) => part.IntegrationsPage),
)
const newIntegration = lazyPart(() =>
  Promise.all([
    import(
      /* webpackChunkName: "new-integration" */ '#src/features/account/integrations/connect/new-integration.page.tsx'
    ),
    loadArea('integrations'),
  ]).then(([part]) => part.NewIntegrationPage),
)
const radar = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "radar" */ '#src/features/integrations/radar/radar.page.tsx'),
    loadArea('radar'),
  ]).then(([part]) => part.RadarPage),
)

/** Screens of the host that are still to come, by path. */
const COMING: Record<string, string> = {
  support: 'support',
}

const BRANCHES: ScreenClaim = {
  roles: BRANCH_KEEPERS,
  permission: ['branches.state', 'branches.hours', 'branches.manage'],
}
const BRANCH_FORM: ScreenClaim = { roles: BRANCH_KEEPERS, permission: 'branches.manage' }

const INTEGRATIONS: ScreenClaim = {
  roles: ['SuperAdmin', 'Admin', 'Custom'],
  permission: 'integrations.manage',
}
const RADAR: ScreenClaim = {
  roles: BRANCH_KEEPERS,
  permission: ['branches.state', 'menu.snooze', 'menu.publish'],
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
  {
    path: 'branches',
    element: (
      <OpenTo claim={BRANCHES}>
        <branches.Part />
      </OpenTo>
    ),
  },
  {
    path: 'branches/new-branch',
    element: (
      <OpenTo claim={BRANCH_FORM}>
        <branchForm.Part />
      </OpenTo>
    ),
  },
  {
    path: 'integrations',
    element: (
      <OpenTo claim={INTEGRATIONS}>
        <integrations.Part />
      </OpenTo>
    ),
  },
  {
    path: 'integrations/radar',
    element: (
      <OpenTo claim={RADAR}>
        <radar.Part />
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
        <newIntegration.Part />
      </OperatorOnly>
    ),
  },
]
