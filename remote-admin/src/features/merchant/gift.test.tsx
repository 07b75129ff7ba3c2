import type { PlanDetails } from '@sufra/shared/contracts/plan'
import type { GiftPreview, SubscriptionAnswer } from '@sufra/shared/contracts/subscription'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
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
const HAD = {
  subscriptionId: 8,
  planId: 3,
  name: GROWTH,
  status: 'Active',
  isCurrent: true,
  startsAt: '2026-08-01T09:00:00Z',
  expiryDate: '2026-09-01T09:00:00Z',
  priceMonthly: 349,
  priceYearly: null,
}
const PREVIEW: GiftPreview = {
  startsAt: '2026-09-01T09:00:00Z',
  expiryDate: '2026-11-01T09:00:00Z',
  endsNow: null,
  moved: [
    {
      planName: GROWTH,
      isGiven: false,
      startsAt: '2026-11-01T09:00:00Z',
      expiryDate: '2026-12-01T09:00:00Z',
    },
  ],
}
const GIVEN: SubscriptionAnswer = {
  id: 9,
  status: 'Active',
  planName: GROWTH,
  months: 2,
  price: 0,
  discount: 0,
  net: 0,
  vat: 0,
  gross: 0,
  currency: 'SAR',
  expiryDate: PREVIEW.expiryDate,
  expiresPreview: PREVIEW.expiryDate,
}

const open = async (
  preview: GiftPreview | null = PREVIEW,
  hold: (months: string | null) => Promise<void> | undefined = () => undefined,
) => {
  const { calls } = answerHttp({
    'GET /api/Plan/GetByAccountId': { body: [HAD] },
    'GET /api/Plan/Get': call => ({ body: samplePage([PLAN], call) }),
    'GET /api/Subscription/PreviewGift': async ({ query }) => {
      await hold(query.get('Months'))
      return preview ? { body: preview } : { status: 500 }
    },
    'POST /api/Subscription/Add': { body: GIVEN },
  })
  const { user } = renderUi(<PlanPanel id={7} />, {
    language: 'en',
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
  })
  await screen.findByText('Now')
  await user.click(screen.getByRole('button', { name: 'Give time' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Growth' })
  return { user, dialog, calls }
}

it('previews the period and the moved paid periods, then gives the subscription once', async () => {
  const { user, dialog, calls } = await open()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '2')
  expect(
    await dialog.findByText('From 1 September 2026 until 1 November 2026, for nothing.'),
  ).toBeInTheDocument()
  expect(
    dialog.getByText('Paid already, and moves: Growth, 1 November 2026 – 1 December 2026.'),
  ).toBeInTheDocument()
  const asked = calls.filter(({ path }) => path.endsWith('PreviewGift')).at(-1)
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ AccountId: '7', PlanId: '3', Months: '2' })
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Their opening was put off')
  await user.click(dialog.getByRole('button', { name: 'Give it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  const sent = calls.filter(({ path }) => path.endsWith('Subscription/Add'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({ accountId: 7, planId: 3, months: 2, reason: 'Their opening was put off' })
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy()
})

it('warns when another plan would replace the running one', async () => {
  const { dialog } = await open({ ...PREVIEW, endsNow: GROWTH, moved: [] })
  expect(await dialog.findByText('The plan Growth, which runs now, ends at once.')).toBeInTheDocument()
})

it('can be given when its preview failed to load', async () => {
  const { dialog } = await open(null)
  expect(await dialog.findByText(/What it comes to could not be read/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Give it' })).toBeEnabled()
})

it('hides the dates of the former length while the new ones load', async () => {
  let answer: () => void = () => undefined
  const { dialog, user } = await open(PREVIEW, months =>
    months === '2' ? undefined : new Promise<void>(resolve => (answer = resolve)),
  )
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '2')
  await dialog.findByText(/until 1 November 2026, for nothing/)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '6')
  await waitFor(() => expect(dialog.queryByText(/for nothing/)).not.toBeInTheDocument())
  answer()
  expect(await dialog.findByText(/for nothing/)).toBeInTheDocument()
})
