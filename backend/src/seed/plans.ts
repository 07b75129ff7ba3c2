import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { feature, featureOverride, planFeature } from '#src/modules/billing/feature/feature.table.ts'
import type { StoredValue } from '#src/modules/billing/feature/feature.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import type { SeedStep } from './seed-step.ts'

const text = (ar: string, en: string) => JSON.stringify({ ar, en })

// One advantage per line.
const lines = (...advantages: [ar: string, en: string][]) =>
  text(advantages.map(([ar]) => ar).join('\n'), advantages.map(([, en]) => en).join('\n'))

const BASIC = lines(
  ['فرع واحد', 'One branch'],
  ['منصة توصيل واحدة', 'One delivery platform'],
  ['الطلبات المباشرة والتنبيهات الصوتية', 'Live orders with sound'],
  ['قائمة واحدة لكل المنصات', 'One menu for every platform'],
)
const PRO = lines(
  ['حتى خمسة فروع', 'Up to five branches'],
  ['كل منصات التوصيل', 'All delivery platforms'],
  ['فريق بأدوار وصلاحيات', 'A team with roles and permissions'],
  ['تقارير المبيعات لكل فرع', 'Sales reports for each branch'],
  ['دعم على مدار الأسبوع', 'Support all week'],
)
const BUSINESS = lines(
  ['فروع بلا حد', 'Any number of branches'],
  ['كل منصات التوصيل', 'All delivery platforms'],
  ['أدوار تصمّمها بنفسك', 'Roles that you design'],
  ['مدير حساب مخصص', 'An account manager of your own'],
  ['أولوية في الدعم', 'Support comes first'],
)

const words = (ar: string, en: string): StoredValue => ({ ar, en })

// For Basic, Pro and Business, in the order of the list. null: no limit, or no value.
const VALUES: Record<string, [StoredValue, StoredValue, StoredValue]> = {
  branches: [1, 5, null],
  users: [5, 25, null],
  products: [300, null, null],
  channels: [1, 15, null],
  live_orders: [true, true, true],
  roles: [false, true, true],
  custom_roles: [false, false, true],
  reports: [null, words('لكل فرع', 'For each branch'), words('لكل فرع ولكل يوم', 'For each branch and day')],
  support: [
    words('أيام العمل', 'Working days'),
    words('على مدار الأسبوع', 'All week'),
    words('مدير حساب مخصص', 'Your account manager'),
  ],
}

const FEATURES: (typeof feature.$inferInsert)[] = [
  {
    key: 'live_orders',
    name: text('الطلبات المباشرة والتنبيهات الصوتية', 'Live orders with sound'),
    kind: 'bool',
    defaultValue: true,
    index: 11,
  },
  {
    key: 'roles',
    name: text('فريق بأدوار وصلاحيات', 'A team with roles'),
    kind: 'bool',
    defaultValue: false,
    index: 12,
  },
  {
    key: 'custom_roles',
    name: text('أدوار تصمّمها بنفسك', 'Roles that you design'),
    kind: 'bool',
    defaultValue: false,
    index: 13,
  },
  { key: 'reports', name: text('تقارير المبيعات', 'Sales reports'), kind: 'text', index: 21 },
  { key: 'support', name: text('الدعم', 'Support'), kind: 'text', index: 22 },
]

const addFeatures = async (db: Db): Promise<void> => {
  await db.insert(feature).values(FEATURES)
  const plans = await db.select({ id: plan.id }).from(plan).orderBy(plan.index)
  const features = await db.select({ id: feature.id, key: feature.key }).from(feature)
  const rows = features.flatMap(({ id, key }) =>
    plans.map((each, at) => ({ planId: each.id, featureId: id, value: VALUES[key]?.[at] ?? null })),
  )
  await db.insert(planFeature).values(rows)
}

// The demo merchants have no limit of branches and platforms; null is no limit.
const addOverrides = async (db: Db): Promise<void> => {
  const counted = await db
    .select({ featureId: feature.id })
    .from(feature)
    .where(inArray(feature.key, ['branches', 'channels']))
  const reason = 'اتفاق التجربة المبكرة · Agreed as an early customer'
  const [operator] = await db.select({ id: user.id }).from(user).where(eq(user.role, 'SuperAdmin'))
  const byUserId = operator?.id ?? 0
  const given = counted.map(({ featureId }) => ({ featureId, value: null, reason, byUserId }))
  await db
    .insert(featureOverride)
    .values([1, 2].flatMap(accountId => given.map(each => ({ ...each, accountId }))))
}

/** Adds the plans, cheapest first, with the ids 1 to 3. */
export const plansStep: SeedStep = {
  name: 'plans',
  run: async db => {
    const common = { trialDays: 14 }
    await db.insert(plan).values([
      {
        ...common,
        name: text('الأساسية', 'Basic'),
        description: BASIC,
        priceMonthly: 149,
        priceYearly: 1490,
        index: 1,
      },
      {
        ...common,
        name: text('الاحترافية', 'Pro'),
        description: PRO,
        priceMonthly: 349,
        priceYearly: 3490,
        index: 2,
      },
      {
        ...common,
        name: text('الأعمال', 'Business'),
        description: BUSINESS,
        priceMonthly: 899,
        priceYearly: 8990,
        index: 3,
      },
    ])
    await addFeatures(db)
    await addOverrides(db)
  },
}
