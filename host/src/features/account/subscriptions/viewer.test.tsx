import { useSession } from '@sufra/shared/session'
import { act, screen } from '@testing-library/react'
import { card, show } from './testing/show-plans.tsx'

const DAY = '2026-12-23T09:00:00.000Z'

const showAs = (person: { viewOf: string } | { isExpired: true; closesAt: string }) => {
  const shown = show({ role: 'Admin' })
  act(() => useSession.setState(({ user }) => ({ user: user && { ...user, ...person } })))
  return shown
}

it('shows the plans read-only during impersonation', async () => {
  showAs({ viewOf: '{"ar":"ب","en":"B"}' })
  expect((await card('Business')).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByText(/Only the account's Admin/)).not.toBeInTheDocument()
})

it('tells the Admin of a closing account why no plan can be chosen', async () => {
  showAs({ isExpired: true, closesAt: DAY })
  expect(await screen.findByText(/being closed. Keep it/)).toBeVisible()
  expect((await card('Business')).queryByRole('button')).not.toBeInTheDocument()
})
