import type pg from 'pg'

export interface OrderedShop {
  store: string
  secret: string
}

const SECRET = 'the-bench-knows-it'
const JAHEZ = 2

// Shops of existing demo merchants, each with the demo merchant's menu, so that an order costs the same there.
const WRITE = `
  with place as (
    select distinct on (b.account_id) b.account_id, b.service_provider_id, b.id as branch_id
    from branch b join account a on a.id = b.account_id
    where b.account_id > 2 and a.status = 'Active'
    order by b.account_id, b.id limit $1
  ), category_of as (
    insert into category (account_id, service_provider_id, name)
    select account_id, service_provider_id, '{"ar":"الكل","en":"All"}' from place returning account_id, id
  ), dishes as (
    insert into product (account_id, service_provider_id, category_id, sku, name, search_key, price)
    select place.account_id, place.service_provider_id, category_of.id, p.sku, p.name, p.search_key, p.price
    from place join category_of using (account_id) cross join product p
    where p.account_id = 1 and p.sku is not null
  )
  insert into integration (account_id, branch_id, channel_id, store_id, webhook_secret)
  select account_id, branch_id, ${JAHEZ}, 'BENCH-' || account_id, $2 from place returning store_id as store`

/** Adds shops of `count` merchants on one platform. */
export const addShops = async (owner: pg.Pool, count: number): Promise<OrderedShop[]> => {
  const { rows } = await owner.query<{ store: string }>(WRITE, [count, SECRET])
  if (rows.length < count) throw new Error(`There are only ${rows.length} merchants for ${count} shops`)
  return rows.map(({ store }) => ({ store, secret: SECRET }))
}
