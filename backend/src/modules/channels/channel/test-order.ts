import type { Localized } from '@sufra/shared/contracts/wire'

/** Dish of a test order; prices in SAR. */
interface TestDish {
  sku: string | null
  name: Localized
  price: number
}

export interface TestOrder {
  storeId: string
  secret: string
  /** from `testOrderId` */
  orderId: string
  dish: TestDish
  now: Date
}

/** A message as the platform would send it, with the signature over its bytes. */
export interface SignedMessage {
  raw: Buffer
  headers: Record<string, string>
}

const PREFIX = 'sufra-test-'

/** Returns the id of a test order, which no platform knows. */
export const testOrderId = (unique: string): string => `${PREFIX}${unique}`

/** Returns whether Sufra placed the order itself; then no platform is notified. */
export const isOwnTestOrder = (channelOrderId: string): boolean => channelOrderId.startsWith(PREFIX)

export const TEST_CUSTOMER = 'Sufra test'
export const TEST_NOTE = 'طلب تجريبي من سفرة · Sufra test order'
