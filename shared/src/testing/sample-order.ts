import { ORDER_ACTION } from '#src/contracts/order.ts'
import type { AvailableAction, LiveOrders, Order, OrderActionName } from '#src/contracts/order.ts'

/** Current time of all sample orders. */
export const NOW = Date.parse('2026-03-01T12:00:00.000Z')

export const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString()

const REASONS: Partial<Record<OrderActionName, AvailableAction['reasons']>> = {
  Reject: ['ItemUnavailable', 'TooBusy', 'BranchClosed', 'InvalidAddress', 'Other'],
  Cancel: ['CustomerRequest', 'ItemUnavailable', 'Other'],
}

export const offers = (...names: OrderActionName[]): AvailableAction[] =>
  names.map(actionName => ({
    action: ORDER_ACTION[actionName],
    actionName,
    labelKey: `action.${actionName}`,
    requiresReason: actionName in REASONS,
    reasons: REASONS[actionName] ?? [],
    requiresMinutes: actionName === 'Accept' || actionName === 'Delay',
  }))

export const sampleLine = (
  line: Partial<Order['productOrder'][number]> = {},
): Order['productOrder'][number] => ({
  id: 1,
  productId: 11,
  productName: '{"ar":"كبسة لحم","en":"Lamb Kabsa"}',
  productImageUrl: null,
  productQuantity: 2,
  unitPrice: 52,
  note: '',
  modifierOrder: [
    {
      id: 5,
      name: '{"ar":"إضافات","en":"Extras"}',
      optionOrder: [
        { id: 51, optionNameEn: 'Extra rice', optionNameAr: 'أرز إضافي', quantity: 1, price: 5 },
        { id: 52, optionNameEn: 'Spicy', optionNameAr: 'حار', quantity: 1, price: 0 },
      ],
    },
  ],
  finalPrice: 114,
  isOutsideSaleHours: false,
  ...line,
})

/** Returns a new delivery order, placed a minute ago, with four minutes left to accept it. */
export const sampleOrder = (order: Partial<Order> = {}): Order => ({
  id: 1,
  orderNumber: '4821',
  channelOrderId: 'HS-1',
  channel: {
    id: 1,
    key: 'hungerstation',
    name: '{"ar":"هنقرستيشن","en":"HungerStation"}',
    logoUrl: '/channels/marks.svg#hungerstation',
  },
  serviceProviderId: 1,
  branchId: 1,
  branchName: '{"ar":"العليا","en":"Olaya"}',
  orderStatusId: 1,
  orderStatus: 'New',
  statusFamily: 'pending',
  escalation: null,
  type: 'Delivery',
  isTest: false,
  placedAt: at(-1),
  acceptBy: at(4),
  releaseAt: null,
  promisedAt: null,
  acceptedAt: null,
  readyAt: null,
  closedAt: null,
  prepMinutes: 15,
  customer: { name: 'نورة ع.', phoneMasked: '+9665•••••12' },
  note: '',
  failureReason: null,
  failureDetail: null,
  reasonCode: null,
  paymentType: 'Prepaid',
  subTotal: 146,
  discountTotal: 0,
  deliveryFee: 0,
  charges: [],
  amountDifferences: [],
  vatTotal: 19.04,
  finalPrice: 146,
  refundedTotal: 0,
  refundableTotal: 146,
  productOrder: [sampleLine()],
  availableActions: offers('Accept', 'Reject', 'Acknowledge'),
  driver: null,
  channelDebt: null,
  printCount: 0,
  rowVersion: 1,
  ...order,
})

/** Returns an order in the kitchen for two minutes, promised in eight. */
export const preparingOrder = (order: Partial<Order> = {}): Order =>
  sampleOrder({
    orderStatusId: 3,
    orderStatus: 'Preparing',
    statusFamily: 'active',
    acceptedAt: at(-2),
    promisedAt: at(8),
    availableActions: offers('MarkReady', 'Cancel', 'Delay'),
    ...order,
  })

export const liveOrders = (...data: Order[]): LiveOrders => ({
  data,
  currentPage: 1,
  totalPages: 1,
  totalCount: data.length,
  pageSize: 1000,
  hasNextPage: false,
  hasPreviousPage: false,
  moreOpen: 0,
  serverTime: at(0),
  cursor: '10',
})
