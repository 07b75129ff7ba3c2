import { screen, waitFor, within } from '@testing-library/react'
import type { MySubscription } from '@sufra/shared/contracts/subscription'
import { CURRENT, HAS_PRO, basic, bodiesTo, pro, show } from './testing/show-plans.tsx'

const NEXT: MySubscription['next'] = { planId: 1, planName: basic.name, packageId: null, months: 1 }
const CANCEL = 'POST /api/Subscription/Cancel'
const RESUME = 'POST /api/Subscription/Resume'

const having = (current: Partial<typeof CURRENT>, more: Partial<MySubscription> = {}): MySubscription => ({
  ...HAS_PRO,
  current: { ...CURRENT, ...current },
  ...more,
})

const answering = (shown: ReturnType<typeof show>, name: string, answer: (typeof shown.answers)[string]) =>
  Object.assign(shown.answers, { [name]: answer })

const cancel = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel the plan?' }))
  await user.click(question.getByRole('button', { name: 'Cancel the plan' }))
}

it('offers undo right after a cancellation', async () => {
  const shown = show({ role: 'Admin' })
  answering(shown, CANCEL, { body: having({ endsWithPeriod: true }) })
  await cancel(shown)
  expect(await screen.findByRole('button', { name: 'Do not cancel' })).toBeEnabled()
  expect(screen.getByText('The plan ends then, and is not renewed.')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument()
})

it('states after a refusal that nothing changed, and shows the current state', async () => {
  const shown = show({ role: 'Admin' })
  await screen.findByRole('button', { name: 'Cancel the plan' })
  answering(shown, CANCEL, { status: 409, body: { code: 'illegal_transition', status: 409 } })
  answering(shown, 'GET /api/Subscription/Get', { body: having({ endsWithPeriod: true }) })
  await cancel(shown)
  expect(await screen.findByRole('button', { name: 'Do not cancel' })).toBeEnabled()
})

it('shows a plan as cancelled after a lost response, without a failure', async () => {
  const shown = show({ role: 'Admin' })
  await screen.findByRole('button', { name: 'Cancel the plan' })
  answering(shown, CANCEL, { status: 504 })
  answering(shown, 'GET /api/Subscription/Get', { body: having({ endsWithPeriod: true }) })
  await cancel(shown)
  expect(await screen.findByText(/^No answer came/)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Do not cancel' })).toBeEnabled()
  expect(screen.queryByText(/Nothing was changed/)).not.toBeInTheDocument()
})

it('keeps a cancelled plan with one press', async () => {
  const shown = show({ role: 'Admin', mine: having({ endsWithPeriod: true }) })
  answering(shown, RESUME, { body: HAS_PRO })
  await shown.user.click(await screen.findByRole('button', { name: 'Do not cancel' }))
  expect(await screen.findByRole('button', { name: 'Cancel the plan' })).toBeInTheDocument()
  expect(bodiesTo(shown, '/api/Subscription/Resume')).toHaveLength(1)
})

it('withdraws a planned change in favour of the current plan', async () => {
  const shown = show({ role: 'Admin', mine: having({}, { next: NEXT }) })
  answering(shown, RESUME, { body: HAS_PRO })
  expect(await screen.findByText(/^Afterwards: Basic/)).toBeInTheDocument()
  await shown.user.click(screen.getByRole('button', { name: 'Keep the current plan' }))
  await waitFor(() => expect(screen.queryByText(/^Afterwards: Basic/)).not.toBeInTheDocument())
})

it.each<[string, MySubscription]>([
  ['that has expired', having({ status: 'Expired' })],
  ['without an end', having({ expiryDate: null })],
  [
    'whose next period is paid',
    having(
      {},
      {
        ahead: [
          {
            planName: pro.name,
            isGiven: false,
            startsAt: '2027-03-14T09:00:00Z',
            expiryDate: '2027-04-14T09:00:00Z',
          },
        ],
      },
    ),
  ],
])('offers no cancellation of a plan %s', async (_what, mine) => {
  show({ role: 'Admin', mine })
  expect((await screen.findAllByText('Pro')).length).toBeGreaterThan(0)
  await screen.findAllByRole('article')
  expect(screen.queryByRole('button', { name: 'Cancel the plan' })).not.toBeInTheDocument()
})
