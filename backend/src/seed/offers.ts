import { and, asc, eq, gt } from 'drizzle-orm'
import { discountOff } from '@sufra/shared/contracts/subscription-price'
import type { Db } from '#src/database/database.ts'
import { discount, discountUse } from '#src/modules/billing/discount/discount.table.ts'
import { packageTable } from '#src/modules/billing/package/package.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import type { SeedStep } from './seed-step.ts'

const DAY_MS = 86_400_000
const text = (ar: string, en: string) => JSON.stringify({ ar, en })

// For Basic, Pro and Business, in the order of the list.
const PACKAGES: [plan: number, ar: string, en: string, months: number, price: number, isActive?: false][] = [
  [1, 'ربع سنة', 'A quarter', 3, 429],
  [1, 'سنتان', 'Two years', 24, 2790],
  [2, 'نصف سنة', 'Half a year', 6, 1949],
  [2, 'سنتان', 'Two years', 24, 6490],
  [3, 'ثلاث سنوات', 'Three years', 36, 24_990],
  [3, 'موسم رمضان', 'Ramadan season', 2, 1590, false],
]

const addPackages = async (db: Db, plans: number[]): Promise<void> => {
  const rows = PACKAGES.map(([at, ar, en, months, price, isActive = true]) => ({
    planId: plans[at - 1] ?? 0,
    name: text(ar, en),
    months,
    price,
    index: months,
    isActive,
  }))
  await db.insert(packageTable).values(rows)
}

const codesOf = (plans: number[], now: Date): (typeof discount.$inferInsert)[] => {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS)
  return [
    { code: 'WELCOME-15', kind: 'percent', value: 15, startsAt: day(-120) },
    {
      code: 'RIYADH-SEASON',
      kind: 'percent',
      value: 25,
      planIds: plans.slice(1),
      maxUses: 50,
      startsAt: day(-40),
      endsAt: day(50),
    },
    { code: 'FOUNDING-DAY', kind: 'percent', value: 30, startsAt: day(60), endsAt: day(75), maxUses: 200 },
    { code: 'BACK-100', kind: 'amount', value: 100, startsAt: day(-200), endsAt: day(-20) },
    { code: 'EXPO-5', kind: 'amount', value: 250, startsAt: day(-75), maxUses: 5 },
    { code: 'PARTNER-20', kind: 'percent', value: 20, startsAt: day(-60), isActive: false },
  ]
}

/** Number of uses of each code, and the days since the first and the last use. */
const USED: [code: string, uses: number, first: number, last: number][] = [
  ['WELCOME-15', 9, 84, 2],
  ['RIYADH-SEASON', 7, 38, 1],
  ['EXPO-5', 5, 72, 51],
]

/** Adds one use for each subscription that was paid with a code, at its discounted price. */
const addUses = async (db: Db, rows: (typeof discount.$inferSelect)[], now: Date): Promise<void> => {
  const paid = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.status, 'Active'), gt(subscription.accountId, 2)))
    .orderBy(asc(subscription.accountId), asc(subscription.id))
  for (const [code, uses, first, last] of USED) {
    const row = rows.find(each => each.code === code)
    if (!row) continue
    const mine = paid.splice(0, uses)
    for (const [at, { accountId, id: subscriptionId, price }] of mine.entries()) {
      const amountOff = discountOff(price, row)
      const days = first - ((first - last) * at) / Math.max(1, mine.length - 1)
      const usedAt = new Date(now.getTime() - days * DAY_MS)
      await db.insert(discountUse).values({
        accountId,
        subscriptionId,
        discountId: row.id,
        amountOff,
        state: 'used',
        at: usedAt,
      })
      await db
        .update(subscription)
        .set({ discountOff: amountOff, amountDue: price - amountOff })
        .where(and(eq(subscription.accountId, accountId), eq(subscription.id, subscriptionId)))
    }
    await db.update(discount).set({ useCount: mine.length }).where(eq(discount.id, row.id))
  }
}

/** Adds packages of the plans, and discount codes in every state, some of them used. */
export const offersStep: SeedStep = {
  name: 'offers',
  run: async db => {
    const now = new Date()
    const rows = await db.select({ id: plan.id }).from(plan).orderBy(plan.index)
    const plans = rows.map(({ id }) => id)
    await addPackages(db, plans)
    const codes = await db.insert(discount).values(codesOf(plans, now)).returning()
    await addUses(db, codes, now)
  },
}
