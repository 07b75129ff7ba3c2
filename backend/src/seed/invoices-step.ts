import { randomUUID } from 'node:crypto'
import { asc, eq, gt } from 'drizzle-orm'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db } from '#src/database/database.ts'
import { creditInvoice, issueInvoice } from '#src/modules/billing/billing.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { payment } from '#src/modules/billing/payment/payment.table.ts'
import { createChance } from './random.ts'
import type { SeedStep } from './seed-step.ts'

const MINUTE_MS = 60_000

interface Paid {
  accountId: number
  subscriptionId: number
  at: Date
  /** SAR with VAT */
  amount: number
  description: string
  isDeclinedFirst: boolean
  /** running number among all payments, from which ClickPay's references derive */
  place: number
}

// Adds the payment of one charge and, before it, a try that the bank declined. Resolves with the payment's id.
const addPayments = async (db: Db, paid: Paid): Promise<number> => {
  const { accountId, subscriptionId, at, amount, description, isDeclinedFirst, place } = paid
  const rowOf = (state: 'Declined' | 'Authorised', minutesBefore: number) => ({
    accountId,
    subscriptionId,
    amount,
    description,
    state,
    language: 'ar' as const,
    cartId: `sufra-${subscriptionId}-${randomUUID()}`,
    tranRef: `TST${at.getUTCFullYear()}${String(place * 2 + (state === 'Declined' ? 1 : 0)).padStart(8, '0')}`,
    settledAt: state === 'Authorised' ? at : null,
    createdAt: new Date(at.getTime() - (minutesBefore + 2) * MINUTE_MS),
    updatedAt: new Date(at.getTime() - minutesBefore * MINUTE_MS),
  })
  if (isDeclinedFirst) await db.insert(payment).values(rowOf('Declined', 4))
  const [row] = await db.insert(payment).values(rowOf('Authorised', 0)).returning({ id: payment.id })
  if (!row) throw new Error('A payment of the demo was not kept')
  return row.id
}

const MONTH_MS = 30 * 86_400_000
/** Number of monthly payments of the two demo merchants before their current subscription. */
const EARLIER_MONTHS = new Map([
  [1, 4],
  [2, 6],
])

interface Charge {
  accountId: number
  subscriptionId: number
  at: Date
  planName: Localized
  isYearly: boolean
  price: number
  /** first payment of the merchant, with a discount */
  isFirst: boolean
}

const listBought = (db: Db) =>
  db
    .select({
      id: subscription.id,
      accountId: subscription.accountId,
      startsAt: subscription.startsAt,
      months: subscription.months,
      amountDue: subscription.amountDue,
      name: plan.name,
      priceMonthly: plan.priceMonthly,
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(gt(subscription.amountDue, 0))
    .orderBy(asc(subscription.accountId), asc(subscription.id))
type Bought = Awaited<ReturnType<typeof listBought>>[number]

const chargesOf = (bought: Bought): Charge[] => {
  const { id: subscriptionId, accountId, startsAt, months, amountDue, name, priceMonthly } = bought
  const charge = { accountId, subscriptionId, planName: readLocalized(name) }
  const earlier = EARLIER_MONTHS.get(accountId) ?? 0
  const latest = { ...charge, at: startsAt, isYearly: months === 12, price: amountDue, isFirst: false }
  const before = Array.from({ length: earlier }, (_, back) => ({
    ...charge,
    isYearly: false,
    price: priceMonthly,
    isFirst: back === earlier - 1,
    at: new Date(startsAt.getTime() - (back + 1) * MONTH_MS),
  }))
  return [latest, ...before]
}

const lineOf = ({ planName, isYearly, price }: Charge) => ({
  description: {
    ar: `باقة ${planName.ar}، ${isYearly ? 'سنة' : 'شهر'}`,
    en: `${planName.en} plan, ${isYearly ? 'one year' : 'one month'}`,
  },
  gross: price,
})

const WELCOME = { ar: 'خصم ترحيبي 10%', en: 'Welcome discount 10%' }
const TAKEN_BACK = 'دُفع المبلغ مرتين'

/** Adds all charges of merchants until today in order of time, because the chain of invoices allows no other order. */
export const invoicesStep: SeedStep = {
  name: 'invoices',
  run: async db => {
    const now = new Date()
    const chance = createChance(15)
    const charges = (await listBought(db)).flatMap(chargesOf)
    const past = charges
      .filter(({ at }) => at < now)
      .sort((one, other) => one.at.getTime() - other.at.getTime())
    for (const [place, charge] of past.entries()) {
      const { accountId, subscriptionId, at, price } = charge
      const off = charge.isFirst ? [{ description: WELCOME, gross: -Math.round(price * 10) / 100 }] : []
      const lines = [lineOf(charge), ...off]
      const amount = lines.reduce((sum, { gross }) => sum + gross, 0)
      const description = lineOf(charge).description.ar
      // Some cards are declined at the first try.
      const isDeclinedFirst = chance.happens(0.12)
      const paymentId = await addPayments(db, { ...charge, amount, description, isDeclinedFirst, place })
      const facts = { accountId, subscriptionId, paymentId, isSent: false }
      const { id } = await issueInvoice(db, { ...facts, lines, now: at })
      const next = past[place + 1]?.at ?? now
      const noted = new Date((at.getTime() + next.getTime()) / 2)
      const back = { accountId, invoiceId: id, reason: TAKEN_BACK, isSent: false, now: noted }
      // Not for the two demo merchants, whose lists people of the demo see.
      if (accountId > 2 && chance.happens(0.08)) await creditInvoice(db, { ...back, amount: null })
    }
  },
}
