// The first tier protects a merchant's orders, money, data and access, and has one journey for each main job. A test
// file belongs to it unless it is listed below; docs/testing.md explains the two tiers.

/** One journey for each main job. Every other journey is in the second tier. */
export const FIRST_TIER_JOURNEYS = [
  'sign-in',
  'onboarding',
  'roles',
  'routes',
  'live-orders',
  'live-menu',
  'menus',
  'product-editor',
  'orders',
  'payment',
  'team',
  'releases',
  'offline',
]

/** Folders and files of the second tier, without journeys. */
export const SECOND_TIER = [
  // Tools for developers, operators and teams.
  'tooling/',
  // Components of the design system, and code for developers.
  'shared/src/contracts/version-range.test.ts',
  'shared/src/gallery/',
  'shared/src/remote/',
  'shared/src/testing/',
  'shared/src/ui/',
  // Screens unrelated to orders, money and access. The backend's tests cover their rules.
  'host/src/features/account/branches/',
  'host/src/features/account/business-details/',
  'host/src/features/account/integrations/',
  'host/src/features/account/invoices/',
  'host/src/features/account/settings/',
  'host/src/features/account/team/',
  'host/src/features/integrations/',
  'host/src/features/support/',
  'host/src/features/today/',
  'host/src/layout/',
  'host/src/remotes/inspector/',
  'host/src/remotes/overrides/',
  'remote-admin/',
  'remote-menus/src/brand/brand-choice.test.tsx',
  'remote-menus/src/features/category-form/',
  'remote-menus/src/features/channel-menus/',
  'remote-menus/src/features/choices/',
  'remote-menus/src/features/food-facts/',
  'remote-menus/src/features/menu-history/',
  'remote-menus/src/features/menu-import/',
  'remote-menus/src/features/menu-table/',
  'remote-menus/src/features/product-editor/',
  'remote-orders/src/app/',
  'remote-orders/src/features/escalation-settings/',
  'remote-orders/src/features/live-board/lanes/quiet-arrivals.test.tsx',
  'remote-orders/src/features/mappings/',
  'remote-orders/src/features/order-list/',
  'remote-orders/src/features/shift/',
  // Releases of front ends, reports, documents and demo data.
  'backend/src/database/app-login.test.ts',
  'backend/src/database/connection-pooler.test.ts',
  'backend/src/database/embedded/',
  'backend/src/file-store/',
  'backend/src/http-server/container-image.test.ts',
  'backend/src/http-server/encrypted-patience.test.ts',
  'backend/src/jobs/failed-completions.test.ts',
  'backend/src/jobs/killed-node.test.ts',
  'backend/src/modules/billing/revenue/',
  'backend/src/modules/catalogue/food-facts/',
  'backend/src/modules/catalogue/history/',
  'backend/src/modules/catalogue/menu-export/',
  'backend/src/modules/catalogue/menu-import/',
  'backend/src/modules/channels/drift/',
  'backend/src/modules/front-end-delivery/',
  'backend/src/modules/infrastructure/drawing/',
  'backend/src/modules/infrastructure/image/',
  'backend/src/modules/infrastructure/mail/',
  'backend/src/modules/infrastructure/sheet/',
  'backend/src/modules/infrastructure/stream/live-readers.test.ts',
  'backend/src/modules/insights/',
  'backend/src/modules/merchants/business-type/',
  'backend/src/modules/merchants/service-provider/',
  'backend/src/modules/operations/account-export/',
  'backend/src/modules/operations/canned-answer/',
  'backend/src/modules/operations/ticket/',
  'backend/src/modules/ordering/order/export/',
  'backend/src/modules/ordering/printer/',
  'backend/src/plugins/slow-clients.test.ts',
  'backend/src/seed/',
  'backend/src/http-server/rolling-restart.test.ts',
  'backend/src/http-server/server.test.ts',
  'backend/src/http-server/two-nodes.test.ts',
  'backend/src/backup/',
  // Every role, every malformed or generated input and every foreign field on every route. The first tier holds `access-list.test.ts`, which
  // names the access of every route, and `merchant-isolation.test.ts`, which asks every route as an Admin and as a Cashier.
  'backend/src/routing/malformed-input.test.ts',
  'backend/src/routing/mass-assignment.test.ts',
  'backend/src/routing/operator-acts.test.ts',
  'backend/src/routing/role-route-matrix.test.ts',
  'backend/src/routing/valid-input.test.ts',
]

const JOURNEY = /^e2e\/journeys\/(.+)\.spec\.ts$/

/** Returns whether a test file, named relative to the root, runs in the first tier. */
export const isFirstTier = file => {
  const journey = JOURNEY.exec(file)?.[1]
  if (journey) return FIRST_TIER_JOURNEYS.includes(journey)
  return !SECOND_TIER.some(name => file.startsWith(name))
}
