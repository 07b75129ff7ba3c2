import { sql } from 'drizzle-orm'
import { OrderFilter } from '@sufra/shared/contracts/order-list'
import { searchText } from '@sufra/shared/contracts/search-text'
import { searchKey } from '@sufra/shared/contracts/text'
import { tenant } from '#src/database/database.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { prepareSearch, wantedOrders } from './order-search.ts'

const EVERY_ORDER = OrderFilter.parse({})

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

const idsOf = async (query: string): Promise<number[]> =>
  (await open.get(`/api/Order/Get?PaginatedRequest.PageSize=200&${query}`)).data.map(
    ({ id }: { id: number }) => id,
  )

it('finds an order by variants of a name, by local phone formats and by the Arabic name of a dish', async () => {
  const { id } = await open.place({ skus: ['DRK-003'], name: 'Mint Lemonade' })
  const searched = ['NOURA', '0512345678', '٠٥١٢٣٤٥٦٧٨', '+966 51234', '5678', 'كبسه', 'lemonade', '#4821']
  const today = `From=${new Date(Date.now() - 86_400_000).toISOString()}`
  for (const search of searched) {
    expect(await idsOf(`Search=${encodeURIComponent(search)}`)).toContain(id)
    expect(await idsOf(`${today}&Search=${encodeURIComponent(search)}`)).toContain(id)
  }
  expect(await idsOf(`${today}&Search=lemonades`)).toEqual([])
  for (const search of ['lemonades', '0512345679', '%', '_', 'ar":'])
    expect(await idsOf(`Search=${encodeURIComponent(search)}`)).not.toContain(id)
})

it('finds an Arabic name with and without its space, with its words in any order, and beside its phone', async () => {
  const { id } = await open.place({ customer: { name: 'عبد الله القحطاني', phone: '+966 50-777 8899' } })
  const other = await open.place({ customer: { name: 'عبدالله الحربي', phone: '٠٥٠٧٧٧٨٨١١' } })
  const found = async (search: string) => {
    const ids = await idsOf(`Search=${encodeURIComponent(search)}`)
    return [id, other.id].map(each => ids.includes(each))
  }
  expect(await found('عبدالله')).toEqual([true, true])
  expect(await found('عبد الله')).toEqual([true, true])
  expect(await found('القحطاني عبدالله')).toEqual([true, false])
  expect(await found('قحطاني 0507778899')).toEqual([true, false])
  expect(await found('حربي 0507778899')).toEqual([false, false])
  for (const phone of [
    '00966507778811',
    '\u202A+966\u00A050 777-8811\u202C',
    '٠٥٠ ٧٧٧ ٨٨١١',
    '\u061C0507778811',
  ])
    expect(await found(phone)).toEqual([false, true])
})

it('reads what is searched in the form that the contracts compare names in', async () => {
  const names = ['إيّاد Ünal', 'مُؤمِّن ئـى ٤٨۲', 'ﷺ Crème', 'کیف حالک؟', 'ÉCLAIR']
  const { rows } = await open.owner.query(
    'select search_key_of(name) as key from unnest($1::text[]) as name',
    [names],
  )
  expect(rows.map(({ key }) => key)).toEqual(names.map(searchKey))
  const marked = [...names, '\u061Cعبد\u00A0الله\u2066 \u200D١ ٢']
  const texts = await open.owner.query(
    'select search_text_of(name) as text from unnest($1::text[]) as name',
    [marked],
  )
  expect(texts.rows.map(({ text }) => text)).toEqual(marked.map(name => searchText([name])))
})

// Every mark, format character and space of Unicode. A line feed separates the texts of an order, so it is no part of one.
const isMark = /[\p{M}\p{Cf}\p{Z}\p{White_Space}]/u
const marks = Array.from({ length: 0xe0200 }, (_none, at) => at)
  .filter(at => at !== 10 && (at < 0xd800 || at > 0xdfff))
  .map(at => String.fromCodePoint(at))
  .filter(character => isMark.test(character))

it('reads every mark in the database as in the contracts', async () => {
  const texts = marks.map(mark => `بa${mark}ب1`)
  const { rows } = await open.owner.query<{ key: string; text: string }>(
    'select search_key_of(given) as key, search_text_of(given) as text from unnest($1::text[]) as given',
    [texts],
  )
  const different = texts.filter(
    (text, at) => rows[at]?.key !== searchKey(text) || rows[at]?.text !== searchText([text]),
  )
  expect(different.map(text => text.codePointAt(2)?.toString(16))).toEqual([])
})

it('finds all words of a search by the trigram index although row level security applies', async () => {
  const { id } = await open.place({ name: 'Kabsa', customer: { name: 'Noura Alharbi', phone: '0501234567' } })
  const { plan, found } = await open.test.foundation.database.run(tenant(1), async db => {
    await db.execute(sql`select set_config('enable_seqscan', 'off', true)`)
    await db.execute(sql`select set_config('enable_indexscan', 'off', true)`)
    await prepareSearch(db, { ...EVERY_ORDER, Search: 'alharbi noura 501234567 5012' })
    const { rows } = await db.execute(sql`explain select order_id from order_search`)
    return { plan: JSON.stringify(rows), found: await db.execute(sql`select order_id from order_search`) }
  })
  expect(plan).toMatch(/Bitmap Index Scan on order_search_trigrams.+Index Cond: (.+search_key ~~ ){3}/)
  expect(found.rows).toEqual([{ order_id: id }])
})

it('looks up the matches of a search in one pass over the primary key', async () => {
  const { scope, query } = { scope: tenant(1), query: { ...EVERY_ORDER, Search: 'noura' } }
  const plan = await open.test.foundation.database.run(scope, async db => {
    await prepareSearch(db, query)
    const { rows } = await db.execute(
      sql`explain select id from app_order where ${wantedOrders(query, { scope, branchIds: [] })}`,
    )
    return JSON.stringify(rows)
  })
  expect(plan).toMatch(/Index (Only )?Scan using app_order_account_id_id_pk.+id = ANY/)
})

it('shows no row of the search table without a search', async () => {
  const seen = await open.test.foundation.database.run(tenant(1), db =>
    db.execute(sql`select search_key from order_search`),
  )
  expect(seen.rows).toEqual([])
})

it('filters by amount, reason, brand, payment and days, and sorts by amount', async () => {
  const small = await open.place()
  const large = await open.place({ skus: ['KBS-001', 'SLD-002', 'DRK-003'] })
  expect(await idsOf('AmountFrom=50&AmountTo=91')).toEqual(expect.arrayContaining([large.id]))
  expect(await idsOf('AmountTo=50')).not.toContain(large.id)
  expect(await idsOf('AmountFrom=91.01')).not.toContain(large.id)
  const [first] = await idsOf('Sort=finalPrice')
  expect(first).toBe(large.id)
  expect((await idsOf('Sort=finalPrice&Direction=asc')).indexOf(large.id)).toBeGreaterThan(0)
  await open.actAs(open.admin, { id: small.id, action: 2, reasonCode: 'TooBusy' })
  expect(await idsOf('Reason=TooBusy')).toEqual([small.id])
  expect(await idsOf('Reason=BranchClosed')).toEqual([])
  expect(await idsOf(`ServiceProviderId=${open.shop.serviceProviderId}`)).toContain(small.id)
  expect(await idsOf('ServiceProviderId=2000000000')).toEqual([])
  expect(await idsOf('PaymentType=Cash')).toEqual([])
  expect(await idsOf('To=2020-01-01T00:00:00%2B03:00')).toEqual([])
})

it('sums the filtered orders without lost ones', async () => {
  const before = await open.get('/api/Order/Totals')
  const lost = await open.place()
  await open.actAs(open.admin, { id: lost.id, action: 2, reasonCode: 'TooBusy' })
  await open.place()
  const { sales, orders, lostValue, lost: count, averageTicket } = await open.get('/api/Order/Totals')
  expect([orders, count]).toEqual([before.orders + 2, before.lost + 1])
  expect([sales, lostValue]).toEqual([before.sales + 37, before.lostValue + 37])
  expect(averageTicket).toBeCloseTo(sales / (orders - count), 2)
  expect(await open.get('/api/Order/Totals?Search=nobody')).toMatchObject({ orders: 0, averageTicket: null })
})
