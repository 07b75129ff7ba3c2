import { plan } from '#src/modules/plan/plan.table.ts'
import type { SeedStep } from './seed-step.ts'

const text = (ar: string, en: string) => JSON.stringify({ ar, en })

/** What merchants can subscribe to, cheapest first; they get the ids 1 to 3. */
export const plansStep: SeedStep = {
  name: 'plans',
  run: async db => {
    await db.insert(plan).values([
      {
        name: text('الأساسية', 'Basic'),
        description: text('فرع واحد ومنصة توصيل واحدة', 'One branch, one delivery platform'),
        priceMonthly: 149,
        priceYearly: 1490,
        index: 1,
        trialDays: 14,
      },
      {
        name: text('الاحترافية', 'Pro'),
        description: text('حتى خمسة فروع وكل منصات التوصيل', 'Up to five branches, all delivery platforms'),
        priceMonthly: 349,
        priceYearly: 3490,
        index: 2,
        trialDays: 14,
      },
      {
        name: text('الأعمال', 'Business'),
        description: text('فروع بلا حد ومدير حساب', 'Any number of branches and an account manager'),
        priceMonthly: 899,
        priceYearly: 8990,
        index: 3,
      },
    ])
  },
}
