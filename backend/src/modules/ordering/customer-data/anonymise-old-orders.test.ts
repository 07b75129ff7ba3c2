import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { placeWithPersonalData } from '#src/testing/personal-data-fixture.ts'
import { wordsOfMerchant } from '#src/testing/words-of-merchant.ts'
import { ANONYMISE_OLD_ORDERS } from './anonymise-old-orders.ts'

const DAYS = 40

let open: OpenShop
beforeAll(async () => {
  open = await openShop({ PERSONAL_DATA_DAYS: String(DAYS) })
})
afterAll(() => open?.close())

const foundBy = async (text: string): Promise<number> =>
  (await open.get(`/api/Order/Get?Search=${encodeURIComponent(text)}`)).data.length

it('anonymises ended orders after the set days, and no recent and no open order', async () => {
  const old = await placeWithPersonalData(open, { name: 'Huda Salem', phone: '+966501110001' }, DAYS + 1)
  await placeWithPersonalData(open, { name: 'Rana Fahad', phone: '+966501110002' }, DAYS - 1)
  const waiting = await placeWithPersonalData(open, { name: 'Lama Nasser', phone: '+966501110003' }, null)
  await open.owner.query(`update app_order set placed_at = now() - interval '2 years' where id = $1`, [
    waiting.id,
  ])
  expect(await foundBy('Huda Salem')).toBe(1)
  await open.test.foundation.jobs.run(ANONYMISE_OLD_ORDERS)
  // Events of streams are deleted after a day.
  await open.owner.query('delete from stream_event')

  const words = await wordsOfMerchant(open.owner, 1)
  const isIncluded = (text: string) => words.includes(text)
  expect(['Huda', 'huda', '501110001'].filter(isIncluded)).toEqual([])
  const kept = ['Rana Fahad', '+966501110002', 'Lama Nasser', '+966501110003', 'Step of Lama']
  expect(kept.filter(isIncluded)).toEqual(kept)
  const { rows } = await open.owner.query(
    `select final_price::float as price, driver, anonymised_at is not null as done,
      (select count(*)::int from order_line where order_id = app_order.id) as lines from app_order where id = $1`,
    [old.id],
  )
  expect(rows).toEqual([{ price: old.finalPrice, driver: null, done: true, lines: 1 }])
  expect(await foundBy(old.channelOrderId)).toBe(1)
  expect(await foundBy('Huda Salem')).toBe(0)
  expect(await foundBy('Rana Fahad')).toBe(1)
})

it('anonymises more orders than fit into one batch', async () => {
  await open.owner.query(`
    insert into app_order (account_id, service_provider_id, branch_id, channel_id, channel_order_id, order_number,
      status, type, placed_at, accept_by, closed_at, prep_minutes, customer_name, customer_phone, payment_type,
      sub_total, discount_total, delivery_fee, vat_total, final_price)
    select account_id, service_provider_id, branch_id, channel_id, 'many-' || n, order_number, 'Completed', type,
      placed_at, accept_by, now() - interval '3 years', prep_minutes, 'Huda Salem', '+966501110001', payment_type,
      sub_total, discount_total, delivery_fee, vat_total, final_price
    from (select * from app_order order by id limit 1) as sample, generate_series(1, 450) as n`)
  await open.test.foundation.jobs.run(ANONYMISE_OLD_ORDERS)
  expect(await open.countOf(`app_order where customer_name = 'Huda Salem'`)).toBe(0)
  expect(await open.countOf('app_order where anonymised_at is not null')).toBe(451)
})
