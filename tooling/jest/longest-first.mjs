import { statSync } from 'node:fs'

/**
 * Files that take several times as long as others of their size, longest first. Suites of several files follow, then
 * the rest by size. Without this order the longest file would run last, alone, while the other worker is idle.
 */
export const LONGEST = [
  'tooling/standalone-build/standalone-build.test.mjs',
  'backend/src/routing/role-route-matrix.test.ts',
  'backend/src/routing/malformed-input.test.ts',
  'backend/src/http-server/server.test.ts',
  'backend/src/routing/mass-assignment.test.ts',
  'backend/src/routing/merchant-isolation.test.ts',
  'tooling/remote/commands/new.test.mjs',
  'tooling/federation/remote-build.test.mjs',
  'tooling/remote/commands/deliver.test.mjs',
  'backend/src/database/embedded/embedded-server.test.ts',
  'tooling/federation/dev-for-host.test.mjs',
  'e2e/journeys/accessibility.spec.ts',
  'e2e/journeys/remote-faults.spec.ts',
  'e2e/journeys/platforms.spec.ts',
  'e2e/journeys/deployments.spec.ts',
  'e2e/journeys/override.spec.ts',
  'e2e/journeys/ten-versions.spec.ts',
  'e2e/journeys/open-page.spec.ts',
  'e2e/journeys/canary.spec.ts',
  'e2e/journeys/registry-faults.spec.ts',
  'e2e/journeys/offline.spec.ts',
  'e2e/journeys/process-lifecycle.spec.ts',
  'e2e/journeys/bytes.spec.ts',
]

const SUITE = /[\\/][.]cache[\\/]suites[\\/]/

const rankOf = file => {
  const place = LONGEST.findIndex(name => file.endsWith(`/${name}`))
  if (place !== -1) return place
  return SUITE.test(file) ? LONGEST.length : LONGEST.length + 1
}

/**
 * jest's order of test files: longest first, the same on every machine and in every run. It ignores durations and
 * failures of earlier runs, because a clean clone has none.
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
