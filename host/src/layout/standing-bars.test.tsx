import { useSession } from '@sufra/shared/session'
import type { SessionUser } from '@sufra/shared/session'
import { renderUi } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { ExpiredBar } from './expired-bar.tsx'
import { SuspendedBar } from './suspended-bar.tsx'

const show = (role: 'Admin' | 'Cashier', facts: Partial<SessionUser>, language: 'ar' | 'en' = 'en') => {
  renderUi(
    <>
      <SuspendedBar />
      <ExpiredBar />
    </>,
    { role, language, namespaces: hostTexts },
  )
  act(() => useSession.setState(({ user }) => ({ user: user && { ...user, ...facts } })))
}
const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

it('shows nothing to people of a merchant in good standing', () => {
  show('Admin', { isSuspended: false, isExpired: false })
  expect(said()).toEqual([])
})

it('tells every role of a suspended merchant that open orders can be finished', () => {
  show('Cashier', { isSuspended: true })
  expect(said()).toEqual([expect.stringMatching(/suspended: finish what is in the kitchen/)])
})

it.each([
  ['Admin', 1],
  ['Cashier', 0],
] as const)('offers a plan after the end of the old one only to people who can buy: %s', (role, ways) => {
  show(role, { isExpired: true })
  expect(said()).toEqual([expect.stringMatching(/^The subscription is over/)])
  expect(screen.queryAllByRole('link', { name: 'Choose a plan' })).toHaveLength(ways)
})

it('shows both bars in Arabic', () => {
  show('Admin', { isSuspended: true, isExpired: true }, 'ar')
  expect(said()).toHaveLength(2)
  for (const words of said()) expect(words).not.toMatch(/[a-z]{3}/i)
})
