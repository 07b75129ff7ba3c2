import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { planFor, reachedFrom, testsFor } from './changed.mjs'

const imports = (source, ...resolved) => ({
  source,
  dependencies: resolved.map(name => ({ resolved: name })),
})

const [PRODUCT, ORDER] = ['backend/src/modules/catalogue/product', 'backend/src/modules/ordering/order']
const MATRICES = ['merchant-isolation', 'role-route-matrix'].map(
  name => `backend/src/routing/${name}.test.ts`,
)
const MODULES = [
  imports('shared/src/ui/button.tsx'),
  imports('host/src/form.tsx', 'shared/src/ui/button.tsx'),
  imports('host/src/form.test.tsx', 'host/src/form.tsx'),
  imports(`${PRODUCT}/product.service.ts`),
  imports(`${PRODUCT}/product.routes.ts`, `${PRODUCT}/product.service.ts`),
  imports(`${ORDER}/order.service.ts`, `${PRODUCT}/product.service.ts`),
  imports('backend/src/http-server/modules.ts', `${PRODUCT}/product.routes.ts`),
  imports('backend/src/http-server/app.ts', 'backend/src/http-server/modules.ts'),
  imports(`${PRODUCT}/product.test.ts`, 'backend/src/http-server/app.ts'),
  imports(`${ORDER}/order.test.ts`, 'backend/src/http-server/app.ts'),
  imports('backend/src/http-server/app.test.ts', 'backend/src/http-server/app.ts'),
  ...MATRICES.map(file => imports(file, 'backend/src/http-server/app.ts')),
]

const testsOf = (...changes) =>
  testsFor({ changes, reached: reachedFrom(changes, MODULES), modules: MODULES })

it('a change selects the tests of all its importers, in other packages too', () => {
  expect(testsOf('shared/src/ui/button.tsx')).toEqual(['host/src/form.test.tsx'])
})

it('a change of a service selects the tests of its module and its users, not of the whole API', () => {
  expect(testsOf(`${PRODUCT}/product.service.ts`)).toEqual([
    `${PRODUCT}/product.test.ts`,
    `${ORDER}/order.test.ts`,
  ])
})

it('a change of a route selects the matrices of all routes', () => {
  expect(testsOf(`${PRODUCT}/product.routes.ts`)).toEqual([`${PRODUCT}/product.test.ts`, ...MATRICES])
})

it('a change of the module list selects every test of the API', () => {
  expect(testsOf('backend/src/http-server/modules.ts')).toHaveLength(5)
})

it('a changed test is selected', () => {
  expect(testsOf('host/src/form.test.tsx')).toEqual(['host/src/form.test.tsx'])
})

it.each(['package.json', 'host/package.json', 'jest.config.mjs', 'tsconfig.base.json', '.ci/run'])(
  'a change of %s selects everything',
  async file => {
    expect(await planFor([file])).toEqual({ isAll: true })
  },
)

it('an unknown commit is reported in one line, and nothing runs', () => {
  const code = "import('./changed.mjs').then(({ changesSince }) => changesSince('NO-SUCH'))"
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: path.dirname(import.meta.filename),
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'sufra: "NO-SUCH" is no commit of this repository.\n',
  })
})
