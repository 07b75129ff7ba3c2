import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let api: TestApp
let own: Menu
let foreign: Menu

beforeAll(async () => {
  api = await createTestApp()
  own = await addMenu(api.foundation.database, 1, [])
  foreign = await addMenu(api.foundation.database, 2, [])
})
afterAll(() => api.close())

const get = async (who: string, url: string) => api.app.inject({ url, headers: await api.signIn(who) })
const ids = async (who: string, url: string): Promise<number[]> =>
  (await get(who, url)).json().data.map((row: { id: number }) => row.id)

it('shows a merchant its own brands, categories and branches, whatever account it names', async () => {
  for (const who of ['admin', 'staff', 'kitchen']) {
    expect(await ids(who, '/api/ServiceProvider/Get')).toEqual([own.serviceProviderId])
    expect(await ids(who, '/api/Category/Get')).toEqual([own.categoryId])
    expect(await ids(who, '/api/Branch/Get')).toEqual([own.branchId, own.otherBranchId])
    expect(await ids(who, '/api/Branch/GetByAccountId?AccountId=2')).toEqual([
      own.branchId,
      own.otherBranchId,
    ])
  }
})

it('shows the operator all, or one account', async () => {
  expect(await ids('operator', '/api/ServiceProvider/Get')).toEqual([
    own.serviceProviderId,
    foreign.serviceProviderId,
  ])
  expect(await ids('operator', '/api/Branch/GetByAccountId?AccountId=2')).toEqual([
    foreign.branchId,
    foreign.otherBranchId,
  ])
})

it('returns a branch with its state and without private columns', async () => {
  const [branch] = (await get('admin', '/api/Branch/Get')).json().data
  expect(branch).toEqual({
    id: own.branchId,
    serviceProviderId: own.serviceProviderId,
    name: '{"ar":"one","en":"one"}',
    city: 'riyadh',
    prepMinutes: 20,
    isActive: true,
    state: 'Open',
    stateUntil: null,
    stateSince: null,
    stateReason: null,
    channelPauses: [],
    busyMinutes: null,
    timeZone: 'Asia/Riyadh',
    dayStartHour: 0,
  })
})
