import { BRANCH_KEEPERS } from '@sufra/shared/contracts/role-names'
import { Navigate } from '@sufra/shared/router'
import type { RouteObject } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import type { ScreenClaim } from '@sufra/shared/session'
import { OperatorOnly } from '#src/access/guards.tsx'
import { AccessDenied, RequireAccess } from '#src/access/access-denied.tsx'
import { loadArea } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'

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

const ownAudit = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "own-audit" */ '#src/features/account/settings/audit/audit.page.tsx'),
    loadArea('audit'),
  ]).then(([part]) => part.AuditPage),
)

const notifications = lazyPart(() =>
  Promise.all([
    import(
      /* webpackChunkName: "notifications" */ '#src/features/today/notifications/notifications.page.tsx'
    ),
    loadArea('notifications'),
  ]).then(([part]) => part.NotificationsPage),
)

const shortcuts = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "shortcuts" */ '#src/layout/palette/shortcuts/shortcuts.page.tsx'),
    loadArea('palette'),
  ]).then(([part]) => part.ShortcutsPage),
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
const support = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "support" */ '#src/features/support/conversations/support.page.tsx'),
    loadArea('support'),
  ]).then(([part]) => part.SupportPage),
)
const radar = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "radar" */ '#src/features/integrations/radar/radar.page.tsx'),
    loadArea('radar'),
  ]).then(([part]) => part.RadarPage),
)

const invoices = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "invoices" */ '#src/features/account/invoices/invoices.page.tsx'),
    loadArea('invoices'),
  ]).then(([part]) => part.InvoicesPage),
)
const invoice = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "invoice" */ '#src/features/account/invoices/one/invoice.page.tsx'),
    loadArea('invoices'),
  ]).then(([part]) => part.InvoicePage),
)

const INVOICES: ScreenClaim = { roles: ['SuperAdmin', 'Admin'] }
const SUPPORT: ScreenClaim = { roles: ['SuperAdmin', 'Admin', 'Custom'], permission: 'support.use' }

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

const AUDIT: ScreenClaim = { roles: ['Admin', 'Custom'], permission: 'audit.read' }
const TEAM: ScreenClaim = { roles: ['Admin'], permission: 'team.manage' }
const EVERYBODY: ScreenClaim = { roles: ['SuperAdmin'], permission: 'team.manage' }

/** The operator has no team of its own and goes to the list of all users. */
const NoTeam = () =>
  useIsOperator() ? <Navigate to="/manage-users" replace /> : <AccessDenied claim={TEAM} />

/** The host's own screens behind the guard (specification#screens). */
export const hostPages: RouteObject[] = [
  { path: 'dashboard', element: <dashboard.Part /> },
  { path: 'settings', element: <settings.Part /> },
  {
    path: 'settings/audit',
    element: (
      <RequireAccess claim={AUDIT}>
        <ownAudit.Part />
      </RequireAccess>
    ),
  },
  { path: 'notifications', element: <notifications.Part /> },
  { path: 'shortcuts', element: <shortcuts.Part /> },
  {
    path: 'users',
    element: (
      <RequireAccess claim={TEAM} otherwise={<NoTeam />}>
        <team.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'manage-users',
    element: (
      <RequireAccess claim={EVERYBODY}>
        <manageUsers.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'branches',
    element: (
      <RequireAccess claim={BRANCHES}>
        <branches.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'branches/new-branch',
    element: (
      <RequireAccess claim={BRANCH_FORM}>
        <branchForm.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'integrations',
    element: (
      <RequireAccess claim={INTEGRATIONS}>
        <integrations.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'support',
    element: (
      <RequireAccess claim={SUPPORT}>
        <support.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'invoices',
    element: (
      <RequireAccess claim={INVOICES}>
        <invoices.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'invoices/:id',
    element: (
      <RequireAccess claim={INVOICES}>
        <invoice.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'integrations/radar',
    element: (
      <RequireAccess claim={RADAR}>
        <radar.Part />
      </RequireAccess>
    ),
  },
  {
    path: 'integrations/new-integrations',
    element: (
      <OperatorOnly>
        <newIntegration.Part />
      </OperatorOnly>
    ),
  },
]
