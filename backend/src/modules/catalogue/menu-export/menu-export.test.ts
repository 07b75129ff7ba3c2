import { readXlsx } from 'hucre/xlsx'
import { MENU_FIELDS } from '@sufra/shared/contracts/menu-columns'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { importForm } from '#src/testing/import-form.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let api: TestApp
let menu: Menu
let admin: { authorization: string }

beforeAll(async () => {
  api = await createTestApp()
  admin = await api.signIn('admin')
  menu = await addMenu(api.foundation.database, 1, [
    { sku: 'K-1', ar: 'كبسة لحم', en: 'Lamb Kabsa', price: 32.5, calories: 900, allergens: ['milk', 'nuts'] },
    { sku: '=1+1', ar: 'مندي', en: '=HYPERLINK("https://evil")', isVisible: false, allergens: [] },
    { ar: 'خبز "تنور"، حار', en: '-bread' },
  ])
})
afterAll(() => api.close())

const fetchFile = (query: string, language = 'en', path = 'Export') =>
  api.app.inject({ url: `/api/Product/${path}?${query}`, headers: { ...admin, 'accept-language': language } })
const brand = () => `ServiceProviderId=${menu.serviceProviderId}`
const dryRun = async (file: Buffer): Promise<ImportAnswer> => {
  const form = importForm({ serviceProviderId: menu.serviceProviderId }, file)
  const headers = { ...admin, ...form.headers }
  return (
    await api.app.inject({ method: 'POST', url: '/api/Product/Import', payload: form.payload, headers })
  ).json()
}

it.each(['csv', 'xlsx'].flatMap(format => ['ar', 'en'].map(language => [format, language] as const)))(
  'writes a %s in %s whose import changes nothing',
  async (format, language) => {
    const response = await fetchFile(`${brand()}&Format=${format}`, language)
    expect(response.headers['content-disposition']).toBe(`attachment; filename="menu.${format}"`)
    const answer = await dryRun(response.rawPayload)
    expect(answer).toMatchObject({ faults: [], counts: { rows: 3, unchanged: 3, added: 0, changed: 0 } })
  },
)

it('writes nothing that a spreadsheet would evaluate', async () => {
  const { body } = await fetchFile(`${brand()}&Format=csv`)
  const cells = body.replace('\uFEFF', '').split(/[,\r\n]+/)
  expect(cells.filter(cell => /^"?[=+@|-]/.test(cell))).toEqual([])
  const { rawPayload } = await fetchFile(`${brand()}&Format=xlsx`)
  const { sheets } = await readXlsx(new Uint8Array(rawPayload))
  expect(sheets[0]?.rows.flat().filter(cell => /^[=+@|-]/.test(String(cell)))).toEqual([])
})

it('writes the filtered products', async () => {
  const { body } = await fetchFile(`${brand()}&Format=csv&Name=kabsa&IsVisible=true`)
  expect(body).toContain('Lamb Kabsa')
  expect(body.trim().split('\r\n')).toHaveLength(2)
})

it('writes the named products in that order, without deleted and foreign ones', async () => {
  const [kabsa, mandi, bread] = menu.productIds
  const foreign = await addMenu(api.foundation.database, 2, [{ en: 'Latte' }])
  const ids = [bread, kabsa, 2_000_000_000, foreign.productIds[0]]
  const { body, statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/Product/Export',
    headers: admin,
    payload: { serviceProviderId: menu.serviceProviderId, ids, format: 'csv' },
  })
  expect(statusCode).toBe(200)
  const lines = body.trim().split('\r\n').slice(1)
  expect(lines).toEqual([expect.stringContaining('bread'), expect.stringContaining('Lamb Kabsa')])
  expect(body).not.toContain('مندي')
  expect(mandi).toBeDefined()
})

it('is right-to-left in Arabic', async () => {
  const [ar, en] = await Promise.all(['ar', 'en'].map(language => fetchFile(brand(), language)))
  const isRightToLeft = async (file: Buffer | undefined) =>
    (await readXlsx(new Uint8Array(file ?? []))).sheets[0]?.view?.rightToLeft === true
  expect(await isRightToLeft(ar?.rawPayload)).toBe(true)
  expect(await isRightToLeft(en?.rawPayload)).toBe(false)
})

it.each(['ar', 'en'])('returns a template in %s whose rows can be imported', async language => {
  const { rawPayload } = await fetchFile('Format=xlsx', language, 'ImportTemplate')
  const answer = await dryRun(rawPayload)
  expect(answer).toMatchObject({ faults: [], counts: { rows: 2, unchanged: 0, faulty: 0 } })
  expect(Object.keys(answer.mapping)).toHaveLength(MENU_FIELDS.length)
})
