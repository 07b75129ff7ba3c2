import { lte } from 'drizzle-orm'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import type { SeedStep } from '../seed-step.ts'
import { addLightOrders } from './light-orders.ts'
import { MERCHANTS } from './merchant-names.ts'
import { readMerchants } from './merchant-table.ts'
import type { SeededMerchant } from './merchant-table.ts'

const DAY_MS = 86_400_000
const GRACE_DAYS = 7
const YEAR_DAYS = 365

type Named = SeededMerchant & { accountId: number }

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

const addAccounts = async (db: Db, merchants: SeededMerchant[], now: Date): Promise<Named[]> => {
  const rows = merchants.map(({ ar, en, city, status, since }) => ({
    name: JSON.stringify({ ar, en }),
    searchKey: searchKey(`${ar} ${en}`),
    city,
    status,
    createdAt: daysFrom(now, -since),
  }))
  const inserted = await db.insert(account).values(rows).returning({ id: account.id })
  return merchants.map((merchant, position) => ({ ...merchant, accountId: inserted[position]?.id ?? 0 }))
}

const subscriptionStatus = ({ status, endsIn }: SeededMerchant) => {
  if (status === 'Suspended') return 'Suspended'
  if (endsIn >= 0) return 'Active'
  return endsIn >= -GRACE_DAYS ? 'PastDue' : 'Expired'
}

interface Bought {
  id: number
  priceMonthly: number
  priceYearly: number | null
}

const monthOf = ({ id, priceMonthly }: Bought) => ({
  planId: id,
  months: 1,
  price: priceMonthly,
  amountDue: priceMonthly,
})

const yearOf = ({ id, priceMonthly, priceYearly }: Bought) => {
  const price = priceYearly ?? priceMonthly * 12
  return { planId: id, months: 12, price, amountDue: price }
}

const addSubscriptions = async (db: Db, merchants: Named[], now: Date): Promise<void> => {
  const plans = await db
    .select({ id: plan.id, priceMonthly: plan.priceMonthly, priceYearly: plan.priceYearly })
    .from(plan)
    .orderBy(plan.index)
  const rows = merchants.flatMap(merchant => {
    const bought = plans[merchant.plan - 1]
    if (!bought) return []
    const expiryDate = daysFrom(now, merchant.endsIn)
    const startsAt = daysFrom(now, merchant.endsIn - YEAR_DAYS)
    return [
      {
        accountId: merchant.accountId,
        ...yearOf(bought),
        status: subscriptionStatus(merchant),
        startsAt,
        expiryDate,
      } as const,
    ]
  })
  const [basic, pro] = plans
  if (!basic || !pro) throw new Error('There are no plans to subscribe to')
  const demo = { status: 'Active', startsAt: daysFrom(now, -120) } as const
  await db.insert(subscription).values([
    { ...demo, ...yearOf(pro), accountId: 1, expiryDate: daysFrom(now, 245) },
    // Monthly, so that an upgrade keeps its day.
    { ...demo, ...monthOf(basic), accountId: 2, startsAt: daysFrom(now, -19), expiryDate: daysFrom(now, 11) },
    ...rows,
  ])
}

const addBranches = async (db: Db, merchants: Named[]): Promise<void> => {
  const trading = merchants.filter(({ branches }) => branches > 0)
  const brands = await db
    .insert(serviceProvider)
    .values(
      trading.map(({ accountId, ar, en, status }) => ({
        accountId,
        name: JSON.stringify({ ar, en }),
        searchKey: searchKey(`${en} ${ar}`),
        isActive: status === 'Active',
      })),
    )
    .returning({ id: serviceProvider.id })
  const rows = trading.flatMap(({ accountId, city, branches }, position) =>
    Array.from({ length: branches }, (_, index) => ({
      accountId,
      serviceProviderId: brands[position]?.id ?? 0,
      name: JSON.stringify({ ar: `الفرع ${index + 1}`, en: `Branch ${index + 1}` }),
      city,
      hours: [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '11:00', to: '01:00' })),
    })),
  )
  await db.insert(branch).values(rows)
}

// The two demo merchants joined before the moment of the seed, too.
const backdateDemo = async (db: Db, now: Date): Promise<void> => {
  await db
    .update(account)
    .set({ createdAt: daysFrom(now, -480) })
    .where(lte(account.id, 2))
}

/** Adds the other merchants, for the operator's list. */
export const merchantsStep: SeedStep = {
  name: 'merchants',
  run: async db => {
    const now = new Date()
    await backdateDemo(db, now)
    const merchants = await addAccounts(db, readMerchants(MERCHANTS), now)
    await addSubscriptions(db, merchants, now)
    await addBranches(db, merchants)
    await addLightOrders(db, merchants)
  },
}
