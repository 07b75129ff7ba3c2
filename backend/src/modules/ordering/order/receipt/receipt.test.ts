import type { Receipt } from '@sufra/shared/contracts/receipt'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { accountDetails, brandDetails } from '#src/testing/new-merchant.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

const SETTINGS = {
  header: { ar: ' أهلًا بكم ', en: 'Welcome' },
  footer: { ar: '', en: 'Come again\nsoon' },
  hasCode: true,
}

let open: OpenShop
let call: JsonCalls
let orderId: number
let brandId: number
beforeAll(async () => {
  open = await openShop()
  call = jsonCalls(open.test, open.admin)
  const order = await open.place()
  orderId = order.id
  brandId = order.serviceProviderId
})
afterAll(() => open.close())

const receipt = (): Promise<Receipt> => open.get(`/api/Order/Receipt/${orderId}`)
const COMPANY = {
  legalName: 'شركة البيت',
  legalNameEn: 'House Company',
  vatNumber: '310122393500003',
  nationalAddress: 'RRRD2929',
}

it("contains the company, the colour of the brand, and the merchant's lines", async () => {
  await call.put('Account/Update', accountDetails(1, COMPANY))
  await call.put('ServiceProvider/Update', brandDetails({ id: brandId, color: ' #0F766E ' }))
  const saved = await call.put('ReceiptSettings/Update', SETTINGS)
  expect(saved.json()).toEqual({ ...SETTINGS, header: { ar: 'أهلًا بكم', en: 'Welcome' } })
  expect((await call.get('ReceiptSettings/Get')).json()).toEqual(saved.json())
  const { seller, qr } = await receipt()
  expect(seller).toMatchObject({
    color: '#0f766e',
    legalName: { ar: 'شركة البيت', en: 'House Company' },
    vatNumber: '310122393500003',
    companyNumber: '1010445566',
    address: 'RRRD2929',
    header: { ar: 'أهلًا بكم', en: 'Welcome' },
    footer: { ar: '', en: 'Come again\nsoon' },
  })
  expect(Buffer.from(qr ?? '', 'base64').toString()).toContain('شركة البيت')
})

it('has no tax QR code where the merchant does not want it', async () => {
  await call.put('Account/Update', accountDetails(1, COMPANY))
  await call.put('ReceiptSettings/Update', { ...SETTINGS, hasCode: false })
  expect((await receipt()).qr).toBeNull()
})

it('refuses an unreadable colour and too long lines', async () => {
  for (const color of ['#facc15', 'red', '#12345'])
    expect(refusal(await call.put('ServiceProvider/Update', brandDetails({ id: brandId, color })))).toEqual([
      ...[400, 'validation_failed', ['color']],
    ])
  const header = { ar: '', en: 'x'.repeat(201) }
  expect(refusal(await call.put('ReceiptSettings/Update', { ...SETTINGS, header }))).toEqual([
    ...[400, 'validation_failed', ['header.en']],
  ])
})

it('is configured for the own merchant only', async () => {
  const theirs = await call.get('ReceiptSettings/Get', await open.test.signIn('second'))
  expect(theirs.json()).toEqual({ header: { ar: '', en: '' }, footer: { ar: '', en: '' }, hasCode: true })
})
