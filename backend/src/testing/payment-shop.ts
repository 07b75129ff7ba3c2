import { createHmac } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { AddPaymentAnswer, PaymentStatus } from '@sufra/shared/contracts/payment'
import { SubscriptionAnswer } from '@sufra/shared/contracts/subscription'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { payment, paymentEvent } from '#src/modules/billing/payment/payment.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { createTestApp } from './create-test-app.ts'
import { addNewMerchant } from './new-merchant.ts'
import type { NewMerchant } from './new-merchant.ts'
import { SERVER_KEY, freePort, startPaymentSimulator } from './payment-simulator.ts'

export const PRICE = 349

/** Returns the listening application with the simulated payment page in place of ClickPay. */
export const openPaymentShop = async () => {
  const simulator = await startPaymentSimulator()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const test = await createTestApp({ ...simulator.settings, PUBLIC_URL: origin })
  await test.app.listen({ port, host: '127.0.0.1' })
  const run = test.foundation.database.run
  const [row] = await run(ALL_MERCHANTS, db =>
    db
      .insert(plan)
      .values({ name: '{"ar":"النمو","en":"Growth"}', priceMonthly: PRICE })
      .returning({ id: plan.id }),
  )
  const planId = row?.id ?? 0
  let count = 0

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  const add = ({ headers }: NewMerchant, body: object, more: Record<string, string> = {}) =>
    post('/api/ClickPay/AddPayment', JSON.stringify({ lang: 'en', ...body }), { ...headers, ...more })

  return {
    test,
    simulator,
    origin,
    post,
    add,
    /** Starts a payment and opens its page. */
    begin: async (payer: NewMerchant, body: object): Promise<AddPaymentAnswer> => {
      const answer = await add(payer, body)
      if (!answer.ok) throw new Error(await answer.text())
      return AddPaymentAnswer.parse(await answer.json())
    },
    /** a merchant who had a plan and wants another */
    merchant: (): Promise<NewMerchant> => addNewMerchant(test, `payer${(count += 1)}`, 'Active'),
    /** a subscription with an open payment */
    subscribe: async ({ accountId }: NewMerchant): Promise<number> => {
      const ready = { status: 'PendingPayment', months: 1, price: PRICE, amountDue: PRICE } as const
      const [added] = await run(ALL_MERCHANTS, db =>
        db
          .insert(subscription)
          .values({ accountId, planId, ...ready, startsAt: new Date() })
          .returning({ id: subscription.id }),
      )
      return added?.id ?? 0
    },
    /** a subscription ordered by the merchant's Admin, which cancels an earlier order */
    order: async ({ headers }: NewMerchant, more: object = {}): Promise<number> => {
      const body = JSON.stringify({ planId, months: 1, ...more })
      return SubscriptionAnswer.parse(await (await post('/api/Subscription/Add', body, headers)).json()).id
    },
    status: async ({ headers }: NewMerchant, paymentId?: number): Promise<PaymentStatus> => {
      const query = paymentId ? `?paymentId=${paymentId}` : ''
      const answer = await fetch(`${origin}/api/ClickPay/Status${query}`, { headers })
      return PaymentStatus.parse(await answer.json())
    },
    /** Posts a callback with a valid ClickPay signature. */
    callback: (message: object, { key = SERVER_KEY, raw = JSON.stringify(message) } = {}) =>
      post('/api/ClickPay/Callback', raw, {
        signature: createHmac('sha256', key).update(raw).digest('hex'),
      }),
    subscriptionOf: async (id: number) => {
      const [found] = await run(ALL_MERCHANTS, db =>
        db.select().from(subscription).where(eq(subscription.id, id)),
      )
      return found
    },
    paymentsOf: ({ accountId }: NewMerchant) =>
      run(ALL_MERCHANTS, db =>
        db.select().from(payment).where(eq(payment.accountId, accountId)).orderBy(asc(payment.id)),
      ),
    eventsOf: (paymentId: number) =>
      run(ALL_MERCHANTS, db =>
        db
          .select()
          .from(paymentEvent)
          .where(eq(paymentEvent.paymentId, paymentId))
          .orderBy(asc(paymentEvent.id)),
      ),
    allEvents: () => run(ALL_MERCHANTS, db => db.select().from(paymentEvent).orderBy(asc(paymentEvent.id))),
    close: async () => {
      await test.close()
      await simulator.close()
    },
  }
}
export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>
