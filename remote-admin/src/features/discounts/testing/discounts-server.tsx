import type { DiscountUsage } from '@sufra/shared/contracts/discount'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleDiscount, sampleName, samplePackage, samplePlan } from '#src/testing/sample-offers.ts'
import { DiscountPage } from '../discount.page.tsx'
import { DiscountsPage } from '../discounts.page.tsx'

const PLANS = [samplePlan(1, 'Basic'), samplePlan(2, 'Pro')]
const PACKAGE = samplePackage(7, 'Two years', { months: 24, price: 4000 })
export const CODES = [
  sampleDiscount(1, 'RIYADH-SEASON'),
  sampleDiscount(2, 'EXPO-5', { kind: 'amount', value: 250, planIds: [2], maxUses: null, state: 'off' }),
]
const USAGE: DiscountUsage = {
  days: [{ date: '2026-11-20', uses: 7, amount: 610.75 }],
  accounts: [
    {
      accountId: 3,
      name: sampleName('بيت المندي', 'Mandi House'),
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
