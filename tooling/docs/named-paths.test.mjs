import { namedPaths } from './named-paths.mjs'

it('finds files and folders of the repository, and nothing else between back-ticks', () => {
  const text =
    'See `backend/src/errors/errors.ts` and `host/src/remotes/`, not `backend/src/channels/<key>`, `shared`, `@sufra/shared/ui`, `/remotes/menus/1.0.0/`.'
  expect(namedPaths(text)).toEqual(['backend/src/errors/errors.ts', 'host/src/remotes/'])
})

it('ignores build outputs', () => {
  expect(namedPaths('`tooling/platforms/dist/simulate.js` of `tooling/platforms/server.ts`')).toEqual([
    'tooling/platforms/server.ts',
  ])
})
