import { readXlsx } from 'hucre/xlsx'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { EXPORT_WORDS } from './export-words.ts'

const ORDERS = 1203

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
  const { id } = await open.place()
  await open.owner.query(
    `insert into app_order (account_id, service_provider_id, branch_id, channel_id, channel_order_id, order_number, status,
       type, placed_at, accept_by, prep_minutes, customer_name, customer_phone, payment_type, sub_total, discount_total,
       delivery_fee, vat_total, final_price)
     select account_id, service_provider_id, branch_id, channel_id, 'MANY-' || n, n::text, 'Completed', type,
       timestamptz '2026-01-05 21:30Z' - (n / 3) * interval '1 minute', accept_by, 15,
       case n when 1 then '=HYPERLINK("https://evil")' when 2 then '  @sum' when 3 then 'سارة "س"، الدوسري' else 'N' end,
       '+966512345678', payment_type, 10, 0, 0, 1.3, 10
     from app_order, generate_series(1, $2) n where id = $1`,
    [id, ORDERS - 1],
  )
})
afterAll(() => open.close())

const fetchFile = (query: string, { language = 'en', accept = '*/*', path = 'Export' } = {}) =>
  open.test.app.inject({
    url: `/api/Order/${path}?${query}`,
    headers: { ...open.admin, 'accept-language': language, accept },
  })
const rowsOf = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n')

it('exports each filtered order once, for any number', async () => {
  const { body, headers } = await fetchFile('Format=csv')
  const [, ...rows] = rowsOf(body)
  expect([rows.length, headers['x-total-count'], headers['content-type']]).toEqual([
    ORDERS,
    String(ORDERS),
    'text/csv; charset=utf-8',
  ])
  expect(new Set(rows.map(row => row.split(',')[1])).size).toBe(ORDERS)
  const some = await fetchFile('Format=csv&Search=MANY-120')
  expect(rowsOf(some.body)).toHaveLength(1 + 4)
})

it.each(['ar', 'en'] as const)('has its headings and texts in %s', async language => {
  const { body } = await fetchFile('Format=csv&Search=MANY-7', { language })
  const [headings, row] = rowsOf(body)
  expect(headings?.split(',')).toEqual(EXPORT_WORDS[language].headings)
  expect(row).toContain(EXPORT_WORDS[language].status.Completed)
  expect(body.startsWith('\uFEFF')).toBe(true)
})

it('exports no formula and no complete phone number', async () => {
  const { body } = await fetchFile('Format=csv')
  expect(body).toContain(`"'=HYPERLINK(""https://evil"")"`)
  expect(body).toContain(`'  @sum`)
  expect(body).not.toContain('12345678')
  const { rawPayload } = await fetchFile('Format=xlsx')
  const { sheets } = await readXlsx(new Uint8Array(rawPayload))
  const cells = sheets.flatMap(({ rows }) => rows.flat()).filter(cell => typeof cell === 'string')
  expect(cells.filter(cell => /^\s*[=+\-@]/.test(cell))).toEqual([])
  expect(sheets[0]?.rows).toHaveLength(ORDERS + 1)
})

it.each([
  ['ar', true],
  ['en', undefined],
] as const)('is right-to-left in Arabic only: %s', async (language, isTurned) => {
  const { rawPayload } = await fetchFile('Format=xlsx', { language })
  const { sheets } = await readXlsx(new Uint8Array(rawPayload))
  expect(sheets[0]?.view?.rightToLeft).toBe(isTurned)
  expect(sheets[0]?.rows).toHaveLength(ORDERS + 1)
  expect(sheets[0]?.rows[0]).toEqual(EXPORT_WORDS[language].headings)
})

it('writes times in Riyadh time and amounts as numbers', async () => {
  const { rawPayload } = await fetchFile('Format=xlsx&Search=MANY-2')
  const { sheets } = await readXlsx(new Uint8Array(rawPayload))
  const row = sheets[0]?.rows.find(cells => cells[1] === 'MANY-2')
  expect(row?.slice(0, 3)).toEqual(['2', 'MANY-2', '2026-01-06 00:30'])
  expect(row?.[16]).toBe(10)
})

it('returns the list as CSV on request', async () => {
  const { body, headers } = await fetchFile('Search=MANY-7', { path: 'Get', accept: 'text/csv' })
  expect(headers['content-disposition']).toBe('attachment; filename="orders.csv"')
  expect(rowsOf(body)[0]).toContain('Platform number')
})
