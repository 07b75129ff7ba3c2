import type { Receipt } from '@sufra/shared/contracts/receipt'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import { readDetails, readOrder } from '../read/read-orders.ts'
import type { Caller } from '../read/read-orders.ts'
import { findSeller } from './seller.repository.ts'
import { zatcaCode } from './zatca-code.ts'

// The authority's scanners read the instant to the second.
const toSecond = (instant: string): string => instant.replace(/\.\d+Z$/, 'Z')

/** One order for paper. */
export const readReceipt = async (db: Db, caller: Caller, id: number): Promise<Receipt> => {
  const { order: row } = await readOrder(db, caller, id)
  const seller = await findSeller(db, row)
  if (!seller) throw notFound()
  const order = await readDetails(db, caller, id)
  const { name, vatNumber, legalName } = seller
  const qr =
    vatNumber &&
    zatcaCode({
      ...{ seller: legalName || inLanguage(name, 'ar'), vatNumber, at: toSecond(order.placedAt) },
      ...{ total: order.finalPrice, vat: order.vatTotal },
    })
  return { order, seller: { name, vatNumber }, qr: qr || null }
}
