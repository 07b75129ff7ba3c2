import { renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { NotForYou, RoleOnly } from './not-for-you.tsx'

const show = (role: 'Admin' | 'Cashier', language: 'ar' | 'en' = 'en') =>
  renderUi(
    <>
      <RoleOnly role="Admin" otherwise={<NotForYou owner="admin" />}>
        team
      </RoleOnly>
      <Toaster />
    </>,
    { role, language, route: '/users', namespaces: hostTexts },
  )

test('the role that a screen is for sees it', () => {
  const { location } = show('Admin')
  expect(screen.getByText('team')).toBeInTheDocument()
  expect(location()).toBe('/users')
})

test('everybody else is led to the dashboard and told whose screen it is', async () => {
  const { location } = show('Cashier')
  expect(location()).toBe('/dashboard')
  expect(await screen.findByText('Only an Admin of the merchant can open this screen.')).toBeInTheDocument()
})

test('it is told in Arabic too', async () => {
  show('Cashier', 'ar')
  expect(await screen.findByText('هذه الشاشة لمدير الحساب فقط.')).toBeInTheDocument()
})
