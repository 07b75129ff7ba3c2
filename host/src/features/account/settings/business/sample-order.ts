import type { ReceiptOrder } from '@sufra/shared/paper'

const text = (ar: string, en: string) => JSON.stringify({ ar, en })

/** A sample order for the receipt preview. */
export const SAMPLE_ORDER: ReceiptOrder = {
  isTest: false,
  branchName: text('فرع العليا', 'Olaya branch'),
  orderNumber: '4821',
  placedAt: '2026-03-01T12:05:00.000Z',
  channel: { name: text('هنقرستيشن', 'HungerStation') },
  productOrder: [
    { id: 1, productQuantity: 2, productName: text('كبسة لحم', 'Lamb Kabsa'), finalPrice: 104 },
    { id: 2, productQuantity: 1, productName: text('عصير برتقال', 'Orange juice'), finalPrice: 11 },
  ],
  subTotal: 115,
  discountTotal: 0,
  deliveryFee: 0,
  charges: [],
  amountDifferences: [],
  finalPrice: 115,
  vatTotal: 15,
  refundedTotal: 0,
}
