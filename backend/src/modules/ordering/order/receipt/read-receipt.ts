import type { Order } from '@sufra/shared/contracts/order'
import type { Receipt, ReceiptSeller } from '@sufra/shared/contracts/receipt'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { tenant } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { readDetails, readOrder } from '../read/read-orders.ts'
import type { Caller } from '../read/read-orders.ts'
import type { OrderRow } from '../order.table.ts'
import { findSeller } from './seller.repository.ts'
import { imageUrl, zatcaCode } from '#src/modules/infrastructure/infrastructure.ts'
import { receiptSettingsOf } from '#src/modules/merchants/merchants.ts'
import { findOrder } from '../order.repository.ts'
import { presentOrderFor } from '../present/present-order.ts'
import { linesOfEntry } from '../write/write-order.ts'

// ZATCA's scanners accept seconds, not milliseconds.
const toSecond = (instant: string): string => instant.replace(/\.\d+Z$/, 'Z')

type Seller = NonNullable<Awaited<ReturnType<typeof findSeller>>>

const present = ({ brand, company }: Seller): ReceiptSeller => {
  const { header, footer } = receiptSettingsOf(company)
  return {
    name: brand.name,
    logoUrl: imageUrl(brand.logoKey),
    color: brand.color,
    legalName: { ar: company.legalName ?? '', en: company.legalNameEn ?? '' },
    vatNumber: company.vatNumber,
    companyNumber: company.unifiedNumber ?? company.crNumber,
    address: company.nationalAddress,
    header,
    footer,
  }
}

const codeOf = ({ brand, company }: Seller, order: Order): string | null => {
  const { vatNumber, legalName, hasReceiptCode } = company
  if (!vatNumber || !hasReceiptCode) return null
  return zatcaCode({
    seller: legalName || inLanguage(brand.name, 'ar'),
    vatNumber,
    at: toSecond(order.placedAt),
    total: order.finalPrice,
    vat: order.vatTotal,
  })
}

/** Returns the receipt of an order that was read already. */
const receiptOf = async (db: Db, { row, order }: { row: OrderRow; order: Order }): Promise<Receipt> => {
  const seller = await findSeller(db, row)
  if (!seller) throw notFound()
  return { order, seller: present(seller), qr: codeOf(seller, order) }
}

/**
 * Returns an order with its seller and the branch's time zone, for a printer without a session. undefined: no
 * such order.
 */
export const readForPaper = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
): Promise<{ receipt: Receipt; timeZone: string } | undefined> => {
  const entry = await findOrder(db, { scope: tenant(accountId), id })
  if (!entry) return undefined
  const nobody = { permissions: [], userId: 0, now: new Date(), isSuspended: false }
  const order = presentOrderFor(entry, await linesOfEntry(db, entry), nobody)
  return { receipt: await receiptOf(db, { row: entry.order, order }), timeZone: entry.timeZone }
}

/** Returns the receipt of one order. */
export const readReceipt = async (db: Db, caller: Caller, id: number): Promise<Receipt> => {
  const { order: row } = await readOrder(db, caller, id)
  return receiptOf(db, { row, order: await readDetails(db, caller, id) })
}
