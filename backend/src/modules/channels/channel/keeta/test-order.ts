import { toHalalas } from '@sufra/shared/contracts/halalas'
import { TEST_CUSTOMER, TEST_NOTE } from '#src/modules/channels/channel/test-order/test-order.ts'
import type { SignedMessage, TestOrder } from '#src/modules/channels/channel/test-order/test-order.ts'
import { ORDER_PLACED } from './envelope.ts'
import { signKeeta } from './sign.ts'

const PICKUP = 1
const PREPAID = 1

export const testOrder = ({ storeId, secret, orderId, dish, now }: TestOrder): SignedMessage => {
  const price = toHalalas(dish.price)
  const message = {
    msgId: orderId,
    opType: ORDER_PLACED,
    shopId: storeId,
    data: {
      orderViewId: orderId,
      deliveryMode: PICKUP,
      test: true,
      placeTime: Math.floor(now.getTime() / 1000),
      recipient: { name: TEST_CUSTOMER, phone: '' },
      remark: TEST_NOTE,
      payMode: PREPAID,
      skus: [{ openSkuCode: dish.sku, name: `${dish.name.ar}|${dish.name.en}`, count: 1, price, groups: [] }],
      fee: { goods: price, discount: 0, delivery: 0, total: price },
    },
  }
  const raw = JSON.stringify(message)
  return { raw: Buffer.from(raw), headers: signKeeta(raw, secret) }
}
