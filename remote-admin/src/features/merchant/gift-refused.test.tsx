import type { PlanDetails } from '@sufra/shared/contracts/plan'
import type { GiftPreview } from '@sufra/shared/contracts/subscription'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { PlanPanel } from './plan-panel.tsx'

const GROWTH = '{"ar":"النمو","en":"Growth"}'
const PLAN: PlanDetails = {
  id: 3,
  name: GROWTH,
  description: null,
  priceMonthly: 349,
  priceYearly: null,
  currency: 'SAR',
  trialDays: 14,
  index: 1,
  features: [],
  isActive: true,
  isPublic: true,
  subscribers: 1,
  rowVersion: 1,
  updatedAt: '2026-08-15T09:00:00Z',
  updatedBy: null,
}
const PREVIEW: GiftPreview = {
  startsAt: '2026-09-01T09:00:00Z',
  expiryDate: '2026-10-01T09:00:00Z',
  endsNow: GROWTH,
  moved: [{ planName: GROWTH, isGiven: true, startsAt: '2026-10-01T09:00:00Z', expiryDate: null }],
}
const GIVEN = {
  id: 9,
  status: 'Active',
  planName: GROWTH,
  months: 1,
  price: 0,
  discount: 0,
  net: 0,
  vat: 0,
  gross: 0,
  currency: 'SAR',
  expiryDate: PREVIEW.expiryDate,
  expiresPreview: PREVIEW.expiryDate,
}
const WORDS = {
  en: { give: 'Give time', plan: 'Plan', reason: /Reason/, confirm: 'Give it', growth: 'Growth' },
  ar: { give: 'إهداء مدة', plan: 'الباقة', reason: /السبب/, confirm: 'إهداء المدة', growth: 'النمو' },
}

/** A merchant without a plan. */
const open = async (answer: HttpAnswer | ((call: HttpCall) => HttpAnswer), language: 'ar' | 'en' = 'en') => {
  const words = WORDS[language]
  const { calls } = answerHttp({
    'GET /api/Plan/GetByAccountId': { body: [] },
    'GET /api/Plan/Get': call => ({ body: samplePage([PLAN], call) }),
    'GET /api/Subscription/PreviewGift': { body: PREVIEW },
    'POST /api/Subscription/Add': answer,
  })
  const { user } = renderUi(
    <>
      <PlanPanel id={7} />
      <Toaster />
    </>,
    { language, role: 'SuperAdmin', namespaces: { admin: { ar, en } } },
  )
  await user.click(await screen.findByRole('button', { name: words.give }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: words.growth })
  const plan = dialog.getByRole('combobox', { name: words.plan })
  const reason = dialog.getByRole('textbox', { name: words.reason })
  const give = () => user.click(dialog.getByRole('button', { name: words.confirm }))
  const sent = () => calls.filter(({ path }) => path.endsWith('Subscription/Add'))
  return { user, dialog, plan, reason, give, sent, calls }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('requires a plan for a merchant without one, and clears the error with the choice', async () => {
  const { user, plan, reason, give, sent, calls } = await open({ body: GIVEN })
  expect(plan).toHaveDisplayValue('Choose')
  await user.type(reason, 'Their opening was put off')
  await give()
  await waitFor(() => expect(plan).toBeInvalid())
  expect(sent()).toEqual([])
  expect(calls.filter(({ path }) => path.endsWith('PreviewGift'))).toEqual([])
  await user.selectOptions(plan, 'Growth')
  await waitFor(() => expect(plan).toBeValid())
})

it('shows a missing reason at its field and keeps the choice', async () => {
  const errors = { reason: ['This field is required.'] }
  const { user, dialog, plan, reason, give } = await open({
    status: 400,
    body: { code: 'validation_failed', errors },
  })
  await user.selectOptions(plan, 'Growth')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '6')
  await give()
  expect(await dialog.findByText('This field is required.')).toBeInTheDocument()
  expect(reason).toBeInvalid()
  expect(plan).toHaveDisplayValue('Growth')
  expect(dialog.getByRole('combobox', { name: 'For how long' })).toHaveDisplayValue('6 months')
})

it('reports a failed gift, keeps the input, and gives it once on retry', async () => {
  let isLost = true
  const { user, dialog, plan, reason, give, sent } = await open(() => {
    if (!isLost) return { body: GIVEN }
    throw new TypeError('no network')
  })
  await user.selectOptions(plan, 'Growth')
  await user.type(reason, 'Their opening was put off')
  await give()
  expect(await dialog.findByRole('alert')).toBeInTheDocument()
  expect(reason).toHaveValue('Their opening was put off')
  isLost = false
  await give()
  expect(await screen.findByText('The time was given')).toBeInTheDocument()
  const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

it('starts a second gift with an empty reason and a new request', async () => {
  const { user, plan, reason, give, sent } = await open({ body: GIVEN })
  await user.selectOptions(plan, 'Growth')
  await user.type(reason, 'Their opening was put off')
  await give()
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Give time' }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByRole('textbox', { name: /Reason/ })).toHaveValue('')
  await user.selectOptions(again.getByRole('combobox', { name: 'Plan' }), 'Growth')
  await user.type(again.getByRole('textbox', { name: /Reason/ }), 'Once more')
  await user.click(again.getByRole('button', { name: 'Give it' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  const [first, second] = sent().map(({ headers }) => headers.get('idempotency-key'))
  expect(second).not.toBe(first)
})

it('shows ended, moved and unlimited periods in Arabic', async () => {
  const { user, dialog, plan } = await open({ body: GIVEN }, 'ar')
  await user.selectOptions(plan, 'النمو')
  expect(await dialog.findByText(/من 1 سبتمبر 2026 حتى 1 أكتوبر 2026، دون مقابل/)).toBeInTheDocument()
  expect(dialog.getByText('باقة النمو السارية الآن تنتهي فورًا.')).toBeInTheDocument()
  expect(dialog.getByText('مهداة من قبل وتنتقل: النمو، من 1 أكتوبر 2026 إلى —.')).toBeInTheDocument()
})
