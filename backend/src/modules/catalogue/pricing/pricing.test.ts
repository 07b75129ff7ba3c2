import type { ChannelPricing, PriceExceptionUpdateRequest } from '@sufra/shared/contracts/pricing'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { ROLE, teamOf } from '#src/testing/team-fixture.ts'

let api: TestApp
let own: Menu
let headers: { authorization: string }

beforeAll(async () => {
  api = await createTestApp()
  const { database } = api.foundation
  own = await addMenu(database, 1, [{ en: 'Kabsa', price: 25 }, { en: 'Tea' }])
  headers = await api.signIn('admin')
})
afterAll(() => api?.close())

const RULE = { percent: 15, roundUpTo: 0.5, commissionPercent: 18.5 }

const getRules = (serviceProviderId: number) =>
  api.app.inject({ url: `/api/ChannelPricing/Get?ServiceProviderId=${serviceProviderId}`, headers })
const putRule = (payload: object) =>
  api.app.inject({ method: 'PUT', url: '/api/ChannelPricing/Update', headers, payload })
const putExceptions = (payload: PriceExceptionUpdateRequest) =>
  api.app.inject({ method: 'PUT', url: '/api/PriceException/Update', headers, payload })
const getExceptions = (productId = 0) =>
  api.app.inject({
    url: '/api/PriceException/Get',
    query: { ServiceProviderId: String(own.serviceProviderId), ProductId: String(productId) },
    headers,
  })
const kabsa = () => ({ serviceProviderId: own.serviceProviderId, productId: own.productIds[0] ?? 0 })

it('returns a default rule for every platform: the prices in house', async () => {
  const { channels }: { channels: ChannelPricing[] } = (await getRules(own.serviceProviderId)).json()
  expect(channels.map(({ channelId }) => channelId)).toEqual([1, 2, 3])
  expect(channels[0]).toMatchObject({ percent: 0, roundUpTo: 0, commissionPercent: 0, rowVersion: 0 })
})

it('stores a rule per platform, and refuses a stale one', async () => {
  const rule = { serviceProviderId: own.serviceProviderId, channelId: 2, ...RULE }
  expect((await putRule({ ...rule, rowVersion: 0 })).json()).toMatchObject({ ...rule, rowVersion: 1 })
  const stale = await putRule({ ...rule, percent: 20, rowVersion: 0 })
  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toMatchObject({ code: 'stale_version', current: { percent: 15, rowVersion: 1 } })
  expect((await putRule({ ...rule, percent: 20, rowVersion: 1 })).json().rowVersion).toBe(2)
  expect((await putRule({ ...rule, percent: 15, rowVersion: 1 })).statusCode).toBe(409)
  expect((await putRule({ ...rule, percent: 10 })).json()).toMatchObject({ percent: 10, rowVersion: 3 })
})

it('accepts one of ten concurrent first rules', async () => {
  const rule = { serviceProviderId: own.serviceProviderId, channelId: 3, ...RULE, rowVersion: 0 }
  const answers = await Promise.all(Array.from({ length: 10 }, () => putRule(rule)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array<number>(9).fill(409),
  ])
})

it.each([
  ['percent', { percent: -50.01 }],
  ['percent', { percent: 200.5 }],
  ['percent', { percent: 1.001 }],
  ['roundUpTo', { roundUpTo: 0.1 }],
  ['commissionPercent', { commissionPercent: 101 }],
  ['channelId', { channelId: 9 }],
])('refuses a rule with an invalid %s', async (field, change) => {
  const answer = await putRule({
    serviceProviderId: own.serviceProviderId,
    channelId: 1,
    ...RULE,
    ...change,
  })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

it('replaces the whole list of a dish', async () => {
  const first = [
    { channelId: 2, branchId: null, price: 30 },
    { channelId: null, branchId: own.branchId, price: 27.5 },
  ]
  expect((await putExceptions({ ...kabsa(), exceptions: first })).statusCode).toBe(200)
  const second = [{ channelId: 2, branchId: own.otherBranchId, price: 0 }]
  await putExceptions({ ...kabsa(), exceptions: second })
  const { data, totalCount } = (await getExceptions()).json()
  expect(totalCount).toBe(1)
  expect(data).toEqual([{ productId: kabsa().productId, name: '{"ar":"","en":"Kabsa"}', ...second[0] }])
  await putExceptions({ ...kabsa(), exceptions: [] })
  expect((await getExceptions(kabsa().productId)).json().data).toEqual([])
})

it('keeps the prices of other branches for a person limited to one branch', async () => {
  const { join } = teamOf(api)
  await join(headers, 'limited', { roleId: ROLE.Admin, branchIds: [own.branchId] })
  const limited = await api.signIn('limited')
  const put = async (exceptions: PriceExceptionUpdateRequest['exceptions']) => {
    const payload = { ...kabsa(), exceptions }
    const answer = await api.app.inject({
      method: 'PUT',
      url: '/api/PriceException/Update',
      headers: limited,
      payload,
    })
    return answer.json().code ?? answer.statusCode
  }
  const here = { channelId: 2, branchId: own.branchId, price: 20 }
  const there = { channelId: 2, branchId: own.otherBranchId, price: 30 }
  await putExceptions({ ...kabsa(), exceptions: [here, there] })
  expect(await put([here])).toBe('forbidden_branch')
  expect(await put([here, { ...there, price: 31 }])).toBe('forbidden_branch')
  expect(await put([here, there, { ...there, channelId: 3 }])).toBe('forbidden_branch')
  expect(await put([there, { ...here, price: 21 }])).toBe(200)
  expect(await put([there])).toBe(200)
  expect((await getExceptions(kabsa().productId)).json().data).toMatchObject([there])
  await putExceptions({ ...kabsa(), exceptions: [] })
})

it('refuses duplicate places, and an exception without a place', async () => {
  const place = { channelId: 2, price: 30 }
  expect((await putExceptions({ ...kabsa(), exceptions: [place, place] })).statusCode).toBe(400)
  expect((await putExceptions({ ...kabsa(), exceptions: [{ price: 30 }] })).statusCode).toBe(400)
  const strange = await putExceptions({ ...kabsa(), exceptions: [{ channelId: 99, price: 30 }] })
  expect(strange.json().errors).toEqual({ channelId: [expect.any(String)] })
})
