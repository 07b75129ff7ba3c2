import type { BusinessType } from '@sufra/shared/contracts/account'
import { seed } from '#src/seed/seed.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { brandDetails } from '#src/testing/new-merchant.ts'

const CANTEEN = { name: { ar: 'مقصف', en: 'Canteen' }, icon: 'sandwich', index: 3 }

let api: TestApp
let call: JsonCalls
let admin: { authorization: string }
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.signIn('admin')
  call = jsonCalls(api, await api.signIn('operator'))
})
afterAll(() => api?.close())

const add = async (changes: object = {}): Promise<BusinessType> =>
  (await call.post('Type/Add', { ...CANTEEN, ...changes })).json()
const all = async (): Promise<BusinessType[]> =>
  (await call.get('Type/Get?PaginatedRequest.PageSize=1000', admin)).json().data

it("gives a new type an id above Sufra's own, and shows it to merchants in its order", async () => {
  const added = await add()
  expect(added.id).toBeGreaterThan(100)
  expect(added).toMatchObject({ icon: 'sandwich', index: 3, name: '{"ar":"مقصف","en":"Canteen"}' })
  expect((await call.get(`Type/Get/Id?Id=${added.id}`, admin)).json()).toEqual(added)
  expect((await all()).slice(2, 4)).toContainEqual(added)
})

it('is changed by the operator', async () => {
  const { id } = await add()
  const changed = await call.put('Type/Update', { ...CANTEEN, id, icon: 'star' })
  expect(changed.json()).toMatchObject({ id, icon: 'star' })
  expect(refusal(await call.put('Type/Update', { ...CANTEEN, id: 900_001 }))).toEqual([404, 'not_found'])
})

it.each([
  [{ icon: 'Star' }, 'icon'],
  [{ icon: 'a' }, 'icon'],
  [{ index: 0 }, 'index'],
  [{ name: { ar: '', en: '' } }, 'name'],
])('refuses %j', async (changes, field) => {
  const answer = await call.post('Type/Add', { ...CANTEEN, ...changes })
  expect(refusal(answer)).toEqual([400, 'validation_failed', [field]])
})

it('cannot be deleted while a merchant or a brand has it', async () => {
  const { id: typeId } = await add()
  const brand = (await call.post('ServiceProvider/Add', brandDetails({ typeId }), admin)).json()
  expect(refusal(await call.remove(`Type/Delete?Id=${typeId}`))).toEqual([409, 'in_use'])
  await call.put('ServiceProvider/Update', brandDetails({ id: brand.id, typeId: 1 }), admin)
  expect((await call.remove(`Type/Delete?Id=${typeId}`)).statusCode).toBe(200)
  expect(refusal(await call.remove(`Type/Delete?Id=${typeId}`))).toEqual([404, 'not_found'])
  const late = await call.put('ServiceProvider/Update', brandDetails({ id: brand.id, typeId }), admin)
  expect(refusal(late)).toEqual([400, 'validation_failed', ['typeId']])
})

it("stays deleted after the next start, also when it is Sufra's own", async () => {
  const last = (await all()).findLast(({ id }) => id < 100)
  await call.remove(`Type/Delete?Id=${last?.id}`)
  await seed(api.foundation)
  expect((await all()).map(({ id }) => id)).not.toContain(last?.id)
})
