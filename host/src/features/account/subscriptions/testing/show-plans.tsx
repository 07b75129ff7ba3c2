import type { Plan } from '@sufra/shared/contracts/plan'
import type { MySubscription, SubscriptionUpgradeAnswer } from '@sufra/shared/contracts/subscription'
import { useSession } from '@sufra/shared/session'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act, screen, within } from '@testing-library/react'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'
import { sellerInfo } from '#src/testing/seller-info.ts'
import { SubscriptionsPage } from '../subscriptions.page.tsx'

export const PLANS = 'GET /api/Plan/GetAll'
export const ADD = 'POST /api/Subscription/Add'
export const text = (ar: string, en: string) => JSON.stringify({ ar, en })
export const pro: Plan = {
  id: 2,
  name: text('الاحترافية', 'Pro'),
  description: text('حتى خمسة فروع\nكل المنصات', 'Up to five branches\nAll platforms'),
  priceMonthly: 349,
  priceYearly: 3490,
  currency: 'SAR',
  trialDays: 14,
  index: 2,
  features: [
    { featureId: 1, key: 'branches', name: text('الفروع', 'Branches'), kind: 'limit', unit: null, value: 5 },
    { featureId: 9, key: 'roles', name: text('أدوار', 'Roles'), kind: 'bool', unit: null, value: true },
  ],
}
export const basic: Plan = {
  ...pro,
  id: 1,
  name: text('الأساسية', 'Basic'),
  priceMonthly: 149,
  priceYearly: null,
  index: 1,
}
export const business: Plan = {
  ...pro,
  id: 3,
  name: text('الأعمال', 'Business'),
  priceMonthly: 899,
  trialDays: 0,
  index: 3,
}

export const tokenAt = (onboardingStep: string) =>
  `h.${Buffer.from(JSON.stringify({ Id: 1, Role: 'Admin', accountId: 1, onboardingStep })).toString('base64url')}.s`

interface Shown extends Pick<RenderUiOptions, 'role' | 'language'> {
  step?: 'businessDetails' | 'subscriptions' | 'done'
  plans?: HttpAnswer
  add?: HttpAnswer
  mine?: MySubscription
  upgrade?: HttpAnswer
  packages?: HttpAnswer
}

export const TRIAL = {
  id: 1,
  status: 'Trial',
  planName: pro.name,
  months: null,
  currency: 'SAR',
  price: 0,
  discount: 0,
  net: 0,
  vat: 0,
  gross: 0,
  expiryDate: null,
  expiresPreview: null,
}
export const WAITING = { ...TRIAL, id: 7, status: 'PendingPayment', months: 1, price: 349, gross: 349 }
export const PAGE = 'https://pay.example/page/7'
export const NOTHING: MySubscription = {
  current: null,
  next: null,
  ahead: [],
  unpaid: null,
  canTry: true,
}
export const CURRENT: NonNullable<MySubscription['current']> = {
  id: 3,
  planId: 2,
  planName: pro.name,
  status: 'Active',
  packageId: null,
  months: 1,
  price: 349,
  priceMonthly: 349,
  startsAt: '2027-02-14T09:00:00Z',
  expiryDate: '2027-03-14T09:00:00Z',
  anchor: '2027-02-14T09:00:00Z',
  graceUntil: null,
  endsWithPeriod: false,
}
export const HAS_PRO: MySubscription = { ...NOTHING, canTry: false, current: CURRENT }
export const UP: SubscriptionUpgradeAnswer = {
  id: null,
  status: 'PendingPayment',
  planName: business.name,
  months: 1,
  currency: 'SAR',
  price: 629.3,
  discount: 0,
  net: 334.78,
  vat: 50.22,
  gross: 385,
  direction: 'up',
  amountDue: 385,
  prorationCredit: 244.3,
  days: { left: 21, total: 30 },
  chargedDays: { left: 20.5, total: 30 },
  effectiveAt: '2027-02-22T09:00:00Z',
  expiryDate: null,
  expiresPreview: '2027-03-14T09:00:00Z',
  tooMuch: [],
}

interface ShownPlans extends Pick<
  ReturnType<typeof renderUi>,
  'user' | 'queryClient' | 'location' | 'unmount'
> {
  calls: ReturnType<typeof answerHttp>['calls']
  answers: Record<string, HttpAnswer>
  added: () => ReturnType<typeof answerHttp>['calls']
}

export const show = ({
  step = 'done',
  plans = { body: [pro, business, basic] },
  add = { body: TRIAL },
  mine = step === 'done' ? HAS_PRO : NOTHING,
  upgrade = { body: UP },
  packages = { body: [] },
  ...options
}: Shown = {}): ShownPlans => {
  const answers: Record<string, HttpAnswer> = {
    [PLANS]: plans,
    [ADD]: add,
    'GET /api/Package/GetAll': packages,
    'GET /api/Subscription/Get': { body: mine },
    'POST /api/Subscription/Upgrade': upgrade,
    'POST /api/ClickPay/AddPayment': {
      body: { paymentId: 1, cartId: 'c', tranRef: 't', redirectUrl: PAGE, amount: 349, currency: 'SAR' },
    },
    'POST /api/Subscription/Cancel': { body: HAS_PRO },
    'POST /api/Discount/Validate': { body: { valid: true, amountOff: 49, reasonCode: null } },
    'POST /api/Dashboard/GetSellerInfo': { body: sellerInfo({ currentPlan: pro.name }) },
    'POST /api/Authentication/RefreshToken': { body: { accessToken: tokenAt('done') } },
  }
  const { calls } = answerHttp(answers)
  const shown = renderUi(
    <>
      <SubscriptionsPage />
      <Toaster />
    </>,
    { namespaces: onboardingTexts, route: '/subscriptions', ...options },
  )
  act(() => useSession.setState(({ user }) => ({ user: user && { ...user, onboardingStep: step } })))
  const added = () => calls.filter(({ path }) => path === '/api/Subscription/Add')
  return { ...shown, calls, answers, added }
}

export const card = async (name: string) => within(await screen.findByRole('article', { name }))

export const choose = async (shown: ReturnType<typeof show>, plan: string, name: RegExp) => {
  await shown.user.click((await card(plan)).getByRole('button', { name }))
  return within(await screen.findByRole('region', { name: 'Summary' }))
}
export const bodiesTo = ({ calls }: ReturnType<typeof show>, path: string) =>
  calls.filter(each => each.path === path).map(({ body }) => body)
