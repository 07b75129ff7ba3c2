import { statSync } from 'node:fs'

/**
 * Files that take several times as long as others of their size, the longest first. The rest goes by size. Without this the
 * last one runs alone while the other worker has nothing left to do.
 */
export const LONGEST = [
  'tooling/alone/alone.test.mjs',
  'backend/src/modules/front-end-delivery/front-end-delivery.suite.ts',
  'backend/src/modules/ordering/ordering.suite.ts',
  'backend/src/modules/identity/identity.suite.ts',
  'backend/src/modules/billing/billing.suite.ts',
  'backend/src/modules/merchants/merchants.suite.ts',
  'backend/src/backend.suite.ts',
  'backend/src/routing/role-route-matrix.test.ts',
  'backend/src/modules/ground/ground.suite.ts',
  'backend/src/routing/malformed-input.test.ts',
  'backend/src/modules/channels/channels.suite.ts',
  'backend/src/routing/routing.suite.ts',
  'backend/src/server.test.ts',
  'backend/src/modules/catalogue/catalogue.suite.ts',
  'backend/src/modules/catalogue/product/product.suite.ts',
  'backend/src/modules/operations/operations.suite.ts',
  'backend/src/routing/mass-assignment.test.ts',
  'backend/src/routing/merchant-isolation.test.ts',
  'tooling/remote/commands/new.test.mjs',
  'tooling/federation/remote-build.test.mjs',
  'tooling/remote/commands/deliver.test.mjs',
  'tooling/federation/single-build.test.mjs',
  'backend/src/plugins/plugins.suite.ts',
  'backend/src/database/embedded/embedded-server.test.ts',
  'backend/src/modules/insights/insights.suite.ts',
  'tooling/federation/dev-for-host.test.mjs',
  'e2e/journeys/accessibility.spec.ts',
  'e2e/journeys/remote-faults.spec.ts',
  'e2e/journeys/platforms.spec.ts',
  'e2e/journeys/two-majors.spec.ts',
  'e2e/journeys/deployments.spec.ts',
  'e2e/journeys/override.spec.ts',
  'e2e/journeys/ten-versions.spec.ts',
  'e2e/journeys/open-page.spec.ts',
  'e2e/journeys/canary.spec.ts',
  'e2e/journeys/registry-faults.spec.ts',
  'e2e/journeys/offline.spec.ts',
  'e2e/journeys/life.spec.ts',
  'e2e/journeys/bytes.spec.ts',
]

const rankOf = file => {
  const place = LONGEST.findIndex(name => file.endsWith(`/${name}`))
  return place === -1 ? LONGEST.length : place
}

/**
 * jest's order of test files: the longest first, the same on every machine and in every run. What failed last time and how long
 * it took is not remembered: a clean clone has no memory.
 */
export default class LongestFirst {
  sort(tests) {
    const files = tests.map(test => ({ test, rank: rankOf(test.path), size: statSync(test.path).size }))
    return files.sort((one, other) => one.rank - other.rank || other.size - one.size).map(({ test }) => test)
  }

  shard(tests, { shardIndex, shardCount }) {
    return tests.filter((_test, at) => at % shardCount === shardIndex - 1)
  }

  allFailedTests(tests) {
    return tests
  }

  cacheResults() {}
}
