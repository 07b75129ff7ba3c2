import { useSession } from '@sufra/shared/session'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act, screen } from '@testing-library/react'
import { ExpiredBar } from '../expired-bar.tsx'
import { hostTexts } from '#src/testing/host-texts.ts'
import { ClosingBanner } from './closing-banner.tsx'

const show = ({ role = 'Admin', closesAt }: { role?: 'Admin' | 'Cashier'; closesAt: string | null }) => {
  const shown = renderUi(
    <>
      <ExpiredBar />
      <ClosingBanner />
      <Toaster />
    </>,
    { role, namespaces: hostTexts },
  )
  act(() => useSession.setState(({ user }) => ({ user: user && { ...user, isExpired: true, closesAt } })))
  return shown
}
const KEPT = { name: '', closesAt: null, since: null, closedBy: null, reason: null, openOrders: 0, unpaid: 0 }
const DAY = '2026-12-23T09:00:00.000Z'

it('states the closing day in place of the expired plan', async () => {
  answerHttp({})
  show({ closesAt: DAY })
  expect(await screen.findByText(/closed on 23 December 2026/)).toBeVisible()
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

it('keeps the account with one press and confirms it after the bar is gone', async () => {
  const { calls } = answerHttp({
    'POST /api/Account/Keep': { body: KEPT },
    // The 401 ends the session, so the bar disappears as it does with a token without a closing day.
    'POST /api/Authentication/RefreshToken': { status: 401, body: { code: 'token_invalid' } },
  })
  const { user } = show({ closesAt: DAY })
  await user.click(await screen.findByRole('button', { name: 'Keep the account' }))
  expect(calls[0]).toMatchObject({ path: '/api/Account/Keep' })
  expect(await screen.findByText(/Your account stays/)).toBeVisible()
})

it('reports that keeping the account failed', async () => {
  answerHttp({
    'POST /api/Account/Keep': { status: 409, body: { code: 'illegal_transition' } },
    'POST /api/Authentication/RefreshToken': { status: 503 },
  })
  const { user } = show({ closesAt: DAY })
  await user.click(await screen.findByRole('button', { name: 'Keep the account' }))
  expect(await screen.findByText(/That did not work/)).toBeVisible()
})

it('offers no action to people who cannot decide about the account', async () => {
  answerHttp({})
  show({ role: 'Cashier', closesAt: DAY })
  expect(await screen.findByText(/closed on/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('is absent while only the plan has expired', () => {
  show({ closesAt: null })
  expect(screen.getByRole('status')).toHaveTextContent(/subscription is over/)
})
