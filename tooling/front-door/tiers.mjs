// The first tier holds what protects a merchant's order, money, data and access, and one journey for each main job.
// A test file belongs to it unless it is named below; docs/testing.md explains the two tiers.

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
  'remote-failure',
  'offline',
]

/** Folders and files, without journeys, of the second tier. */
export const SECOND_TIER = [
  // Component tests of screens that neither take an order nor money nor decide on access.
  'remote-admin/',
  'remote-menus/',
  // Tools for developers, operators and teams.
  'tooling/',
  // All roles on all routes, all malformed inputs, all foreign fields: the modules' own tests prove the rules.
  'backend/src/routing/role-route-matrix.test.ts',
  'backend/src/routing/malformed-input.test.ts',
  'backend/src/routing/mass-assignment.test.ts',
]

const JOURNEY = /^e2e\/journeys\/(.+)\.spec\.ts$/

/** Whether a test file, named relative to the root, runs in the first tier. */
export const isFirstTier = file => {
  const journey = JOURNEY.exec(file)?.[1]
  if (journey) return FIRST_TIER_JOURNEYS.includes(journey)
  return !SECOND_TIER.some(name => file.startsWith(name))
}
