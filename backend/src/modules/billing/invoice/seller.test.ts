import { ALL_MERCHANTS } from '#src/database/database.ts'
import { seed } from '#src/seed/seed.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { findSeller } from './issue.repository.ts'

const seller = (english: string) => ({
  name: { ar: 'شركة المثال', en: english },
  vatNumber: '300000000000003',
  crNumber: '1010000000',
  address: { street: 'طريق الملك', building: '1234', district: 'العليا', city: 'الرياض', postcode: '12345' },
})

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ SEED: 'off', INVOICE_SELLER: JSON.stringify(seller('By the environment')) })
})
afterAll(() => test?.close())

const now = async () => (await test.foundation.database.run(ALL_MERCHANTS, findSeller))?.name.en
const update = async (payload: object) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/InvoiceSeller/Update',
    payload,
    headers: await test.signIn('operator'),
  })

it('takes the seller from the environment until a person sets another one', async () => {
  await seed(test.foundation)
  expect(await now()).toBe('By the environment')
  const saved = await update(seller('By a person'))
  expect(saved.json()).toMatchObject({ seller: seller('By a person'), byName: expect.any(String) })
  await seed(test.foundation)
  expect(await now()).toBe('By a person')
})

it.each([
  [{ vatNumber: '200000000000003' }, 'vatNumber'],
  [{ vatNumber: '30000000000003' }, 'vatNumber'],
  [{ crNumber: '12' }, 'crNumber'],
  [{ name: { ar: '', en: 'Only English' } }, 'name.ar'],
])('refuses values that the tax authority does not accept: %j', async (changes, field) => {
  const refused = (await update({ ...seller('Wrong'), ...changes })).json()
  expect(refused).toMatchObject({ status: 400, errors: { [field]: [expect.any(String)] } })
})
