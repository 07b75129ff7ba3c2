import type { Discount, DiscountUsage } from '@sufra/shared/contracts/discount'
import type { PackageDetails } from '@sufra/shared/contracts/package'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { DiscountPage } from '../discount.page.tsx'
import { DiscountsPage } from '../discounts.page.tsx'

const text = (arabic: string, english: string) => JSON.stringify({ ar: arabic, en: english })
const plan = (id: number, english: string): PlanDetails => ({
  id,
  name: text(`باقة ${id}`, english),
  description: null,
  priceMonthly: 100 * id,
  priceYearly: null,
  currency: 'SAR',
  trialDays: 14,
  index: id,
  isActive: true,
  isPublic: true,
  subscribers: id,
  rowVersion: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: null,
  features: [],
})
const PLANS = [plan(1, 'Basic'), plan(2, 'Pro')]
const PACKAGE: PackageDetails = {
  id: 7,
  planId: 2,
  name: text('سنتان', 'Two years'),
  months: 24,
  price: 4000,
  currency: 'SAR',
  index: 24,
  planName: text('الاحترافية', 'Pro'),
  isActive: true,
  isOffered: true,
  subscribers: 0,
  sold: 0,
  rowVersion: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: null,
}
export const discount = (id: number, code: string, changes: Partial<Discount> = {}): Discount => ({
  id,
  code,
  kind: 'percent',
  value: 25,
  planIds: null,
  startsAt: '2026-10-31T21:00:00.000Z',
  endsAt: '2026-11-30T21:00:00.000Z',
  maxUses: 50,
  maxUsesPerAccount: 1,
  isActive: true,
  state: 'running',
  used: 7,
  held: 2,
  amountGiven: 610.75,
  rowVersion: 4,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: 'Saad',
  ...changes,
})
export const CODES = [
  discount(1, 'RIYADH-SEASON'),
  discount(2, 'EXPO-5', { kind: 'amount', value: 250, planIds: [2], maxUses: null, state: 'off' }),
]
const USAGE: DiscountUsage = {
  days: [{ date: '2026-11-20', uses: 7, amount: 610.75 }],
  accounts: [
    {
      accountId: 3,
      name: text('بيت المندي', 'Mandi House'),
      used: 7,
      held: 2,
      amountGiven: 610.75,
      lastAt: '2026-11-20T10:00:00.000Z',
    },
  ],
}

const Pages = () =>
  useRoutes([
    { path: '/discount', element: <DiscountsPage /> },
    { path: '/discount/:id', element: <DiscountPage /> },
  ])

type Answers = Parameters<typeof answerHttp>[0]

/** Renders a page of the discounts with stubbed answers. */
export const show = (route: string, answers: Answers = {}) => {
  const { calls } = answerHttp({
    'GET /api/Plan/Get': call => ({ body: samplePage(PLANS, call) }),
    'GET /api/Package/Get': call => ({ body: samplePage([PACKAGE], call) }),
    'GET /api/Discount/Get': call => ({ body: samplePage(CODES, call) }),
    'GET /api/Discount/Get/Id': { body: CODES[0] },
    'GET /api/Discount/GetUsage': { body: USAGE },
    'POST /api/Discount/Add': { body: CODES[0] },
    'PUT /api/Discount/Update': { body: CODES[0] },
    ...answers,
  })
  const shown = renderUi(<Pages />, { role: 'SuperAdmin', namespaces: { admin: { ar, en } }, route })
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))
  return { ...shown, sent }
}
