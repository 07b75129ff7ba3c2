import { plan } from '#src/modules/billing/plan/plan.table.ts'
import type { SeedStep } from './seed-step.ts'

const text = (ar: string, en: string) => JSON.stringify({ ar, en })

// One advantage a line.
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

/** What merchants can subscribe to, cheapest first; they get the ids 1 to 3. */
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
  },
}
