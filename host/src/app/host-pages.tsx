import type { RouteObject } from '@sufra/shared/router'
import { ComingSoonScreen } from '#src/features/coming-soon/coming-soon.page.tsx'
import { OperatorOnly } from './guards.tsx'
import { lazyPart } from './lazy-part.tsx'

export const dashboard = lazyPart(() =>
  import(/* webpackChunkName: "dashboard" */ '#src/features/dashboard/dashboard.page.tsx').then(
    part => part.DashboardPage,
  ),
)

/** Screens of the host that are still to come, by path. */
const COMING: Record<string, string> = {
  branches: 'branches',
  'branches/new-branch': 'newBranch',
  integrations: 'integrations',
  users: 'users',
  'manage-users': 'manageUsers',
  settings: 'settings',
  support: 'support',
}

/** The host's own screens behind the guard (spec 2). */
export const hostPages: RouteObject[] = [
  { path: 'dashboard', element: <dashboard.Part /> },
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
