import type { InvoiceSeller } from '@sufra/shared/contracts/invoice'
import type { InvoiceSellerSetting } from '@sufra/shared/contracts/invoice-seller'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { changeSeller, findSellerSetting, upsertSeller } from './seller.repository.ts'

/**
 * Sets the seller from the environment or the demo. A seller that a person set stays, and so does the seller
 * of issued documents.
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

/** Settings of the seller, for the operator. Issued invoices keep the seller of their time. */
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
