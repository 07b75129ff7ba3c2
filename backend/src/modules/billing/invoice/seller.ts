import type { InvoiceSeller } from '@sufra/shared/contracts/invoice'
import type { InvoiceSellerSetting } from '@sufra/shared/contracts/invoice-seller'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { changeSeller, findSellerSetting, upsertSeller } from './seller.repository.ts'

/**
 * Says who sells from now on, as the environment or the demo has it; what a person has said stays. What was issued before keeps
 * the seller that it had.
 */
export const setSeller = async (db: Db, seller: InvoiceSeller): Promise<void> => {
  await upsertSeller(db, seller)
}

const read = async (db: Db): Promise<InvoiceSellerSetting> => {
  const row = await findSellerSetting(db)
  return {
    seller: row?.seller ?? null,
    changedAt: row?.changedAt?.toISOString() ?? null,
    byName: row?.byName ?? null,
  }
}

/** Who sells: read and changed by the operator. Invoices that are issued keep who sold then. */
export const createSellerSettings = ({ database }: Pick<Foundation, 'database'>) => ({
  get: (): Promise<InvoiceSellerSetting> => database.run(ALL_MERCHANTS, read),

  update: (seller: InvoiceSeller, byUserId: number): Promise<InvoiceSellerSetting> =>
    database.run(ALL_MERCHANTS, async db => {
      const { seller: before } = await read(db)
      await changeSeller(db, seller, byUserId)
      const after = await read(db)
      await noteChange(db, { byUserId, entity: 'invoiceSeller', entityId: null, before, after: seller })
      return after
    }),
})
export type SellerSettings = ReturnType<typeof createSellerSettings>
