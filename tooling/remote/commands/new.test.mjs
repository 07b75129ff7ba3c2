import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runCli } from '../testing/run-cli.mjs'
import { copyWorkspace } from '../testing/workspace-copy.mjs'

const LABELS = ['--label-ar', 'شاشة "المطبخ"', '--label-en', "Today's kitchen"]
const NOBODY = ['--api', 'http://127.0.0.1:9']

let workspace
beforeAll(() => {
  workspace = copyWorkspace()
})
afterAll(() => workspace.remove())

const run = (...args) => runCli(args, { SUFRA_DEPLOY_TOKEN: '', DATA_DIR: 'data' }, workspace.root)
const read = file => readFileSync(path.join(workspace.root, file), 'utf8')

it.each([
  [['new', 'orders'], 'there is a remote orders already'],
  [['new', 'kitchen', '--path', 'live-order'], 'the path live-order belongs to orders'],
  [['new', 'kitchen', '--path', 'Dashboard'], 'the path Dashboard belongs to the host'],
  [['new', 'live-menu'], 'the nav live-menu belongs to menus; choose another name'],
  [['new', 'team'], 'the namespace team belongs to the host'],
  [['new', 'Kitchen!'], 'no name of a remote'],
  [['new', 'kitchen', '--path', '/kitchen'], 'is no path'],
  [['new', 'kitchen', '--roles', 'Admin,Waiter'], 'there is no role "Waiter"'],
  [['new', 'kitchen', '--label-ar', ' '], '--label-ar must be a text'],
])('%j is refused with 2 and writes nothing', async (args, reason) => {
  const { status, stderr } = await run(...args)
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(reason) })
  expect(existsSync(path.join(workspace.root, 'remote-kitchen'))).toBe(false)
})

it('a new remote builds and passes its check, tests and types at once', async () => {
  const made = await run(
    'new',
    'kitchen-board',
    '--path',
    'kitchen/today',
    ...LABELS,
    '--no-install',
    '--json',
  )
  expect(made).toMatchObject({ status: 0, stderr: '' })
  const { files, port } = JSON.parse(made.stdout)
  expect(files).toContain('src/features/kitchen-board/kitchen-board.page.test.tsx')
  expect(port).toBeGreaterThanOrEqual(5004)
  for (const file of files) expect(read(`remote-kitchen-board/${file}`)).not.toMatch(/__[A-Z]/)
  expect(JSON.parse(read('tsconfig.json')).references).toContainEqual({ path: 'remote-kitchen-board' })
  workspace.linkLike('remote-kitchen-board', 'remote-menus')

  expect(await run('build', 'kitchen-board')).toMatchObject({ status: 0, stderr: '' })
  const checked = await run('check', 'kitchen-board', ...NOBODY, '--json')
  expect(JSON.parse(checked.stdout).problems).toEqual([])
  expect(checked.status).toBe(0)

  const { paths, nav, imports } = JSON.parse(read('remote-kitchen-board/dist/contract.json'))
  expect(paths).toMatchObject([{ path: 'kitchen/today', roles: ['Admin', 'BranchManager'] }])
  expect(nav[0].label).toEqual({ ar: 'شاشة "المطبخ"', en: "Today's kitchen" })
  expect(imports['@sufra/shared/ui']).toContain('ErrorState')

  const tested = await run('test', 'kitchen-board')
  expect(tested).toMatchObject({ status: 0, stderr: expect.stringMatching(/7 passed/) })
})
