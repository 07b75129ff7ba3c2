import { ALL_MERCHANTS } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { addAccount } from '#src/modules/merchants/account/account.service.ts'
import { createChance } from '#src/seed/random.ts'
import type { Chance } from '#src/seed/random.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { monthAfter } from './revenue-months.ts'

const HOUR_MS = 3_600_000
const MERCHANTS = 120
const SEEDS = [1, 2, 3]

type Row = Omit<typeof subscription.$inferInsert, 'accountId'>

/** Expected revenue of a merchant per month, in halalas, and its time range, calculated without the database. */
interface Stretch {
  from: number
  until: number
  halalas: number
}

interface History {
  rows: Row[]
  stretches: Stretch[]
}

// Keeps a distance from now, so that a slow run has the same result.
const daysAgo = (days: number, now: number): number => now - days * 24 * HOUR_MS - 5 * HOUR_MS

const UNPAID = ['PendingPayment', 'Failed', 'Abandoned'] as const

const boughtPeriod = (chance: Chance) => {
  const months = chance.pick([1, 1, 3, 12])
  const kind = chance.pick(['new', 'renewal', 'given', 'trial', 'new', 'renewal'])
  const price = kind === 'given' || kind === 'trial' ? 0 : chance.whole(5_000, 90_000) / 100
  const discountOff = price > 0 && chance.happens(0.2) ? 10.01 : 0
  const paid = Math.round((price - discountOff) * 100)
  const halalas = Math.floor((2 * paid + months) / (2 * months))
  return { months, kind, price, discountOff, halalas } as const
}

const history = (chance: Chance, { planIds, now }: { planIds: number[]; now: number }): History => {
  const rows: Row[] = []
  const stretches: Stretch[] = []
  const [small = 0, large = 0] = planIds
  let at = daysAgo(chance.whole(5, 460), now)
  while (at < now) {
    const { halalas, ...bought } = boughtPeriod(chance)
    const end = at + bought.months * 30 * 24 * HOUR_MS
    const isCutShort = chance.happens(0.25)
    const next = isCutShort ? at + chance.whole(2, 20) * 24 * HOUR_MS : end
    const row = { planId: chance.pick([small, large]), startsAt: new Date(at), expiryDate: new Date(end) }
    const isLast = next >= now || chance.happens(0.15)
    const isOwing = isLast && end < now && chance.happens(0.3)
    const lastStatus = end > now ? 'Active' : isOwing ? 'PastDue' : chance.pick(['Expired', 'Cancelled'])
    rows.push({ ...row, ...bought, status: isLast ? lastStatus : 'Replaced' })
    if (chance.happens(0.3)) rows.push({ ...row, ...bought, price: 500, status: chance.pick(UNPAID) })
    const ends = isOwing ? Number.POSITIVE_INFINITY : end
    stretches.push({ from: at, until: isLast ? ends : Math.min(next, end), halalas })
    if (isLast) break
    at = isCutShort || chance.happens(0.8) ? next : next + chance.whole(10, 90) * 24 * HOUR_MS
  }
  return { rows, stretches }
}

const paidAt = ({ stretches }: History, instant: number): number =>
  stretches.find(({ from, until }) => from <= instant && instant < until)?.halalas ?? 0

const endOf = (month: string, now: number): number =>
  Math.min(now, Date.parse(`${monthAfter(month, 1)}-01T00:00:00+03:00`))

const sortOf = (before: number, after: number): string => {
  if (before === 0) return 'new'
  if (after === 0) return 'churn'
  return after > before ? 'expansion' : 'contraction'
}

const expected = (histories: History[], month: string, now: number) => {
  const nothing = () => ({ merchants: 0, amount: 0 })
  const told = { new: nothing(), expansion: nothing(), contraction: nothing(), churn: nothing() }
  const all = { revenue: 0, merchants: 0 }
  for (const one of histories) {
    const [before, after] = [endOf(monthAfter(month, -1), now), endOf(month, now)].map(at => paidAt(one, at))
    if (before === undefined || after === undefined) continue
    all.revenue += after
    all.merchants += after > 0 ? 1 : 0
    if (before === after) continue
    const sum = Object.entries(told).find(([figure]) => figure === sortOf(before, after))?.[1]
    if (sum) [sum.merchants, sum.amount] = [sum.merchants + 1, sum.amount + after - before]
  }
  return { ...all, ...told }
}

const inHalalas = (riyals: number): number => Math.round(riyals * 100)

interface NoticeContext {
  month: string
  before: number
  revenue: number
  merchants: number
  new: { merchants: number; amount: number }
  expansion: { merchants: number; amount: number }
  contraction: { merchants: number; amount: number }
  churn: { merchants: number; amount: number }
}

const asHalalas = ({ revenue, merchants, ...month }: NoticeContext) => {
  const sum = ({ merchants: count, amount }: NoticeContext['new']) => ({
    merchants: count,
    amount: inHalalas(amount),
  })
  return {
    revenue: inHalalas(revenue),
    merchants,
    new: sum(month.new),
    expansion: sum(month.expansion),
    contraction: sum(month.contraction),
    churn: sum(month.churn),
  }
}

let api: TestApp
let operator: { authorization: string }
let planIds: number[]
beforeAll(async () => {
  api = await createTestApp()
  operator = await api.signIn('operator')
  const made = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .insert(plan)
      .values(['Small', 'Large'].map(en => ({ name: JSON.stringify({ ar: en, en }), priceMonthly: 100 })))
      .returning({ id: plan.id }),
  )
  planIds = made.map(({ id }) => id)
})
afterAll(() => api.close())

const write = (histories: History[]) =>
  api.foundation.database.run(ALL_MERCHANTS, async db => {
    await db.delete(subscription)
    for (const { rows } of histories) {
      const accountId = await addAccount(db, { name: { ar: 'تاجر', en: 'Merchant' }, city: 'riyadh' })
      for (const row of rows) await db.insert(subscription).values({ ...row, accountId })
    }
  })

const readMonths = async (): Promise<NoticeContext[]> => {
  const url = '/api/Revenue/GetMovement'
  const answer = await api.app.inject({ method: 'POST', url, payload: {}, headers: operator })
  return answer.json().months
}

it.each(SEEDS)(
  'classifies random histories into four movements that add up to the change (seed %i)',
  async seed => {
    const now = Date.now()
    const chance = createChance(seed)
    const histories = Array.from({ length: MERCHANTS }, () => history(chance, { planIds, now }))
    await write(histories)
    const months = await readMonths()
    expect(months).toHaveLength(12)
    for (const told of months) {
      const moves = [told.new, told.expansion, told.contraction, told.churn]
      const change = moves.reduce((total, { amount }) => total + inHalalas(amount), 0)
      expect(change).toBe(inHalalas(told.revenue) - inHalalas(told.before))
      expect({ month: told.month, ...asHalalas(told) }).toEqual({
        month: told.month,
        ...expected(histories, told.month, now),
      })
    }
    const all = (move: 'new' | 'expansion' | 'contraction' | 'churn') =>
      months.reduce((total, told) => total + told[move].merchants, 0)
    // The histories have to contain each kind of movement; otherwise they prove little.
    expect([all('new'), all('expansion'), all('contraction'), all('churn')].every(count => count > 5)).toBe(
      true,
    )
  },
)
