import type { Localized } from '@sufra/shared/contracts/wire'

/** What a test order asks for, in SAR. */
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

/** As its platform would send it: signed, over these very bytes. */
export interface SignedMessage {
  raw: Buffer
  headers: Record<string, string>
}

const PREFIX = 'sufra-test-'

/** How an order is called that no platform knows. */
export const testOrderId = (unique: string): string => `${PREFIX}${unique}`

/** Whether Sufra placed it itself: then there is nobody to tell of it. */
export const isOwnTestOrder = (channelOrderId: string): boolean => channelOrderId.startsWith(PREFIX)

export const TEST_CUSTOMER = 'Sufra test'
export const TEST_NOTE = 'طلب تجريبي من سفرة · Sufra test order'
