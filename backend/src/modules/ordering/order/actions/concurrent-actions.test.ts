import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { eventually } from '#src/testing/shop-fixture.ts'

const { Accept, Cancel, MarkReady, UndoLast } = ORDER_ACTION

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

const whenSomebodyWaits = () =>
  eventually(async () => {
    const { rowCount } = await open.owner.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rowCount || undefined
  })

/**
 * Runs an action while another transaction's change of the order is open, and commits that change once the
 * action waits for it.
 */
const pressDuring = async (change: string, press: Parameters<OpenShop['actAs']>[1]) => {
  const other = await open.owner.connect()
  try {
    await other.query('begin')
    await other.query(`update app_order set ${change} row_version = row_version + 1 where id = $1`, [
      press.id,
    ])
    const answer = open.actAs(open.admin, press)
    await whenSomebodyWaits()
    await other.query('commit')
    return await answer
  } finally {
    other.release()
  }
}

it('accepts an action after a change that keeps the status', async () => {
  const { id } = await open.place()
  const answer = await pressDuring('print_count = 1,', { id, action: Accept })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ orderStatus: 'Preparing', printCount: 1, rowVersion: 3 })
  expect(await open.countOf(`order_history where order_id = $1 and action = 'Accept'`, [id])).toBe(1)
})

it('refuses an action after a change of the status, with the current order', async () => {
  const { id } = await open.place()
  await open.actAs(open.admin, { id, action: Accept })
  const press = { id, action: Cancel, reasonCode: 'CustomerRequest' }
  const answer = await pressDuring(`status = 'Ready', ready_at = now(),`, press)
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'illegal_transition', current: { orderStatus: 'Ready' } })
})

it('refuses an action with an older version', async () => {
  const { id } = await open.place()
  await open.actAs(open.admin, { id, action: Accept })
  const { rowVersion } = (await open.actAs(open.admin, { id, action: MarkReady })).json()
  const answer = await pressDuring('print_count = 1,', { id, action: UndoLast, rowVersion })
  expect(answer.json()).toMatchObject({ code: 'stale_version', current: { printCount: 1 } })
})

it('accepts one of four concurrent accepts', async () => {
  const { id } = await open.place()
  const answers = await Promise.all([1, 2, 3, 4].map(() => open.actAs(open.admin, { id, action: Accept })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
})
