import { readLocalized } from '@sufra/shared/contracts/text'
import { tenant } from '#src/database/database.ts'
import type { Caller } from '../period-query.ts'
import type { PanelsService } from '../panels.service.ts'
import { lastDayOf, periodOfWeek } from './last-week.ts'

const NAMED_PRODUCTS = 5

interface Wanted {
  accountId: number
  /** branches that the reader is limited to; empty: all */
  branchIds: number[]
  week: string
}

/** Returns the dashboard's figures of the same days for a mail. */
export const letterFigures = async (panels: PanelsService, { accountId, branchIds, week }: Wanted) => {
  const caller: Caller = {
    session: { permissions: ['dashboard.history'], branchIds },
    scope: tenant(accountId),
  }
  const { from, to } = periodOfWeek(week)
  const request = { branchId: 0, from: from.toISOString(), to: to.toISOString() }
  const { previous, ...now } = await panels.figures(caller, request)
  const losses = await panels.losses(caller, request)
  const { channels } = await panels.channels(caller, request)
  const { products } = await panels.products(caller, request)
  const named = (name: string) => {
    const { ar, en } = readLocalized(name)
    return { ar, en }
  }
  return {
    from: week,
    to: lastDayOf(week),
    orders: now.orders,
    sales: now.sales,
    averageTicket: now.averageTicket,
    ordersBefore: previous.orders,
    salesBefore: previous.sales,
    averageTicketBefore: previous.averageTicket,
    acceptanceSeconds: now.acceptanceSecondsMedian,
    lostOrders: losses.orders,
    lostValue: losses.value,
    lostValueBefore: losses.previous.value,
    channels: channels
      .filter(({ orders }) => orders > 0)
      .map(({ name, orders, sales }) => ({ ...named(name), orders, sales })),
    products: products.slice(0, NAMED_PRODUCTS).map(({ name, quantity, sales }) => ({
      ...named(name),
      quantity,
      sales,
    })),
  }
}
