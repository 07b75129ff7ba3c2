import { sql } from 'drizzle-orm'
import type { Account } from '@sufra/shared/contracts/account'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { accountDetails, addNewMerchant, branchDetails, brandDetails } from '#src/testing/new-merchant.ts'
import type { NewMerchant } from '#src/testing/new-merchant.ts'

let api: TestApp
let count = 0
let fresh: NewMerchant
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  count += 1
  fresh = await addNewMerchant(api, `fresh${count}`)
})
afterEach(() => jest.useRealTimers())

const call = (request: `${'POST' | 'PUT'} ${string}`, payload: object, headers = fresh.headers) => {
  const [method, url] = request.startsWith('PUT')
    ? (['PUT', request.slice(4)] as const)
    : (['POST', request.slice(5)] as const)
  return api.app.inject({ method, url, payload, headers })
}
const sendDetails = (changes?: object) =>
  call('PUT /api/Account/Update', accountDetails(fresh.accountId, changes))
const sendBrand = async (): Promise<number> =>
  (await call('POST /api/ServiceProvider/Add', brandDetails())).json().id
const sendBranch = (brandId: number) => call('POST /api/Branch/Add', branchDetails(brandId))

const takeAMoment = (db: Db) => db.execute(sql`select pg_sleep(0.1)`)

const statusNow = async (): Promise<Account['status']> => {
  const headers = await api.signIn('operator')
  return (await api.app.inject({ url: `/api/Account/Get/Id?Id=${fresh.accountId}`, headers })).json().status
}

it('advances to the plan after details, brand and branch, in any order', async () => {
  const brandId = await sendBrand()
  expect(await statusNow()).toBe('PendingBusinessDetails')
  await sendBranch(brandId)
  expect(await statusNow()).toBe('PendingBusinessDetails')
  expect((await sendDetails()).json()).toMatchObject({ status: 'PendingPlan' })
})

it('advances with the branch in the order of the screens', async () => {
  expect((await sendDetails()).json()).toMatchObject({ status: 'PendingBusinessDetails' })
  const brandId = await sendBrand()
  expect(await statusNow()).toBe('PendingBusinessDetails')
  expect((await sendBranch(brandId)).statusCode).toBe(200)
  expect(await statusNow()).toBe('PendingPlan')
})

it('advances when the two last steps happen at the same moment', async () => {
  // Opens the pool's connections first; a cold pool opens them one by one, and the calls would hardly
  // overlap.
  await Promise.all([1, 2, 3].map(() => api.foundation.database.run(ALL_MERCHANTS, takeAMoment)))
  for (let round = 0; round < 12; round += 1) {
    count += 1
    fresh = await addNewMerchant(api, `fresh${count}`)
    const brandId = await sendBrand()
    const answers = await Promise.all([sendDetails(), sendBranch(brandId)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await statusNow()).toBe('PendingPlan')
  }
})

it('invalidates the token with each step; a new sign-in returns the next step', async () => {
  await sendDetails()
  await sendBranch(await sendBrand())
  jest.useFakeTimers({ now: Date.now() + 5_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  const answer = await sendDetails()
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_expired'])
  fresh = { ...fresh, headers: await api.signIn(`fresh${count}`) }
  expect((await sendDetails()).json()).toMatchObject({ status: 'PendingPlan' })
})

it('leaves a merchant in a later step unchanged', async () => {
  const headers = await api.signIn('admin')
  const answer = await call('PUT /api/Account/Update', accountDetails(1), headers)
  expect(answer.json()).toMatchObject({ status: 'Active' })
})

const completeAsOperator = async () => {
  const headers = await api.signIn('operator')
  const { accountId } = fresh
  const brand = await call('POST /api/ServiceProvider/Add', brandDetails({ accountId }), headers)
  await call('POST /api/Branch/Add', branchDetails(brand.json().id), headers)
  await call('PUT /api/Account/Update', accountDetails(accountId), headers)
}

it('allows the operator to complete it for a merchant', async () => {
  await completeAsOperator()
  expect(await statusNow()).toBe('PendingPlan')
})

it('keeps steps that were completed during a suspension', async () => {
  const headers = await api.signIn('operator')
  const { accountId: id } = fresh
  await call('PUT /api/Account/Suspend', { id, reason: 'Wrong papers' }, headers)
  await completeAsOperator()
  expect(await statusNow()).toBe('Suspended')
  expect((await call('PUT /api/Account/Resume', { id }, headers)).json()).toMatchObject({
    status: 'PendingPlan',
  })
})
