import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { deleteEndedCalls, deleteEventsOfOrders } from '#src/modules/channels/channels.ts'
import { anonymiseOrders, lockEndedOrders } from './anonymise-orders.repository.ts'
import type { OrderKeys } from './anonymise-orders.repository.ts'

export const ANONYMISE_OLD_ORDERS = 'anonymise-old-orders'
/** Orders in one transaction, which takes some milliseconds. */
const AT_ONCE = 200
const DAY_MS = 86_400_000

/** Removes the personal data of ended orders, also in what the platforms sent about them and were told. */
export const anonymise = async (db: Db, orders: readonly OrderKeys[]): Promise<void> => {
  if (orders.length === 0) return
  await anonymiseOrders(db, orders)
  await deleteEventsOfOrders(db, orders)
  await deleteEndedCalls(db, orders)
}

/** Anonymises orders `PERSONAL_DATA_DAYS` after their end, a batch in each transaction. */
export const registerAnonymisation = ({
  database,
  jobs,
  env,
}: Pick<Foundation, 'database' | 'jobs' | 'env'>): void =>
  jobs.cron(ANONYMISE_OLD_ORDERS, '31 2 * * *', async () => {
    const before = new Date(Date.now() - env.PERSONAL_DATA_DAYS * DAY_MS)
    const anonymiseSome = () =>
      database.run(ALL_MERCHANTS, async db => {
        const orders = await lockEndedOrders(db, { before, limit: AT_ONCE })
        await anonymise(db, orders)
        return orders.length
      })
    let changed = AT_ONCE
    while (changed === AT_ONCE) changed = await anonymiseSome()
  })
