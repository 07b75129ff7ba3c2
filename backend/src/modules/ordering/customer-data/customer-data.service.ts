import type { CustomerData, CustomerErasure } from '@sufra/shared/contracts/customer-data'
import type { Foundation } from '#src/app/foundation.ts'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { connectorOf, deleteEvents, eventsNaming } from '#src/modules/channels/channels.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { maskPhone } from '#src/modules/ordering/order/order.service.ts'
import { anonymise } from './anonymise-old-orders.ts'
import { lockOrdersOfPhone, readOrders, readParts, removeDrivers } from './customer-data.repository.ts'
import type { Customer } from './customer-data.repository.ts'

const idsOf = (orders: readonly { orderId: number }[]): number[] => orders.map(({ orderId }) => orderId)

const byOrder = <Part extends { orderId: number }>(parts: readonly Part[]) => {
  const groups = new Map<number, Part[]>()
  for (const part of parts) groups.set(part.orderId, [...(groups.get(part.orderId) ?? []), part])
  return (orderId: number): Part[] => groups.get(orderId) ?? []
}

const readCustomerOrders = async (
  db: Db,
  found: { accountId: number; ids: number[] },
): Promise<CustomerData['orders']> => {
  const { lines, history, refunds } = await readParts(db, found)
  const [linesOf, historyOf, refundsOf] = [byOrder(lines), byOrder(history), byOrder(refunds)]
  return (await readOrders(db, found)).map(row => ({
    id: row.id,
    orderNumber: row.orderNumber,
    channel: connectorOf(row.channelId).key,
    channelOrderId: row.channelOrderId,
    status: row.status,
    placedAt: row.placedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    customerName: row.customerName,
    customerPhone: row.customerPhone,
    note: row.note,
    reasonText: row.reasonText,
    finalPrice: row.finalPrice,
    lines: linesOf(row.id).map(({ productName, quantity, note }) => ({
      productName,
      quantity,
      note,
    })),
    history: historyOf(row.id).map(({ at, action, note }) => ({
      at: at.toISOString(),
      action,
      note,
    })),
    refunds: refundsOf(row.id).map(({ at, amount, note }) => ({
      at: at.toISOString(),
      amount,
      note,
    })),
  }))
}

const exportCustomer = async (db: Db, customer: Customer): Promise<CustomerData> => {
  const { accountId, phone } = customer
  const { asCustomer, asDriver } = await lockOrdersOfPhone(db, customer)
  const delivered = await readOrders(db, { accountId, ids: idsOf(asDriver) })
  const messages = await eventsNaming(db, { accountId, mobile: phone })
  return {
    phone,
    at: new Date().toISOString(),
    orders: await readCustomerOrders(db, { accountId, ids: idsOf(asCustomer) }),
    deliveries: delivered.flatMap(({ id, driver }) =>
      driver ? [{ orderId: id, driverName: driver.name, driverPhone: driver.phone }] : [],
    ),
    messages: messages.map(({ channelId, receivedAt, eventType, rawBody }) => ({
      channel: connectorOf(channelId).key,
      receivedAt: receivedAt.toISOString(),
      eventType,
      body: rawBody.toString(),
    })),
  }
}

const eraseCustomer = async (db: Db, customer: Customer): Promise<CustomerErasure> => {
  const { accountId, phone } = customer
  const { asCustomer, asDriver } = await lockOrdersOfPhone(db, customer)
  const ended = asCustomer.filter(({ hasEnded }) => hasEnded)
  const endedDeliveries = asDriver.filter(({ hasEnded }) => hasEnded)
  await anonymise(db, ended)
  await removeDrivers(db, { accountId, orderIds: idsOf(endedDeliveries) })
  const open = [...asCustomer, ...asDriver].filter(({ hasEnded }) => !hasEnded)
  const isOpen = new Set(open.map(({ channelId, channelOrderId }) => `${channelId} ${channelOrderId}`))
  const messages = (await eventsNaming(db, { accountId, mobile: phone })).filter(
    ({ state, channelId, channelOrderId }) =>
      state !== 'received' && state !== 'waiting' && !isOpen.has(`${channelId} ${channelOrderId}`),
  )
  await deleteEvents(db, { accountId, ids: messages.map(({ id }) => id) })
  return {
    orders: ended.length,
    deliveries: endedDeliveries.length,
    messages: messages.length,
    openOrders: isOpen.size,
  }
}

// The audit log is kept: it names the person by the last digits only.
const noteCustomer = (db: Db, phone: string, counts: object): Promise<void> =>
  noteAct(db, { entity: 'customer', entityId: null, after: { name: maskPhone(phone), ...counts } })

/** Service for the rights of a merchant's customers: export and erasure by phone number (`+9665XXXXXXXX`). */
export const createCustomerData = ({ database }: Pick<Foundation, 'database'>) => ({
  export: ({ accountId, userId }: MerchantSession, phone: string): Promise<CustomerData> =>
    database.run(tenant(accountId, userId), async db => {
      const data = await exportCustomer(db, { accountId, phone })
      await noteCustomer(db, phone, { orders: data.orders.length })
      return data
    }),

  /** Orders that have not ended stay as they are; the answer counts them. */
  erase: ({ accountId, userId }: MerchantSession, phone: string): Promise<CustomerErasure> =>
    database.run(tenant(accountId, userId), async db => {
      const erasure = await eraseCustomer(db, { accountId, phone })
      await noteCustomer(db, phone, erasure)
      return erasure
    }),
})
export type CustomerDataService = ReturnType<typeof createCustomerData>
