import { namedPaths } from './named-paths.mjs'

it('files and folders of the repository are found, whatever else stands between back-ticks is not', () => {
  const text =
    'See `backend/src/errors.ts` and `host/src/remotes/`, not `backend/src/channels/<key>`, `shared`, `@sufra/shared/ui`, `/remotes/menus/1.0.0/`.'
  expect(namedPaths(text)).toEqual(['backend/src/errors.ts', 'host/src/remotes/'])
})

it('what only a build makes is not asked for', () => {
  expect(namedPaths('`tooling/platforms/dist/simulate.js` of `tooling/platforms/server.ts`')).toEqual([
    'tooling/platforms/server.ts',
  ])
})
