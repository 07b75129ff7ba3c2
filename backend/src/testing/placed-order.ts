import { randomUUID } from 'node:crypto'
import { tenant } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import { order, orderLine } from '#src/modules/ordering/order/order.table.ts'
import type { Menu } from './menu-fixture.ts'

export type NewOrder = Partial<typeof order.$inferInsert>
export interface NewLine {
  productId: number | null
  quantity: number
  name: string
}

const usual = (menu: Menu, placedAt: Date): typeof order.$inferInsert => ({
  accountId: menu.accountId,
  serviceProviderId: menu.serviceProviderId,
  branchId: menu.branchId,
  channelId: 1,
  channelOrderId: randomUUID(),
  orderNumber: '1',
  status: 'Completed',
  type: 'Delivery',
  acceptBy: placedAt,
  placedAt,
  closedAt: placedAt,
  prepMinutes: 20,
  customerName: '',
  customerPhone: '',
  paymentType: 'Prepaid',
  subTotal: 0,
  discountTotal: 0,
  deliveryFee: 0,
  vatTotal: 0,
  finalPrice: 100,
})

/** Inserts an order of some day, 100 SAR by default; each piece of a line costs 10 SAR. */
export const addPlacedOrder = (
  database: Database,
  menu: Menu,
  { changes, lines }: { changes: NewOrder; lines: readonly NewLine[] },
): Promise<void> =>
  database.run(tenant(menu.accountId), async db => {
    const placedAt = changes.placedAt ?? new Date('2026-03-10T10:00:00Z')
    const [row] = await db
      .insert(order)
      .values({ ...usual(menu, placedAt), ...changes })
      .returning({ id: order.id })
    if (!row || lines.length === 0) return
    const part = { accountId: menu.accountId, orderId: row.id, unitPrice: 10, note: '', modifiers: [] }
    await db.insert(orderLine).values(
      lines.map(({ productId, quantity, name }) => ({
        ...part,
        productId,
        quantity,
        productName: JSON.stringify({ ar: name, en: name }),
        finalPrice: 10 * quantity,
      })),
    )
  })
