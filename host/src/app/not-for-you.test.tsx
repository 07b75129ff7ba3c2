import type { RoleName } from '@sufra/shared/contracts/role'
import { renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { NotForYou, RoleOnly } from './not-for-you.tsx'

const show = (
  reader: RoleName,
  { owner = 'Admin', language = 'en' }: { owner?: RoleName; language?: 'ar' | 'en' } = {},
) =>
  renderUi(
    <>
      <RoleOnly role={owner} otherwise={<NotForYou roles={[owner]} />}>
        the screen
      </RoleOnly>
      <Toaster />
    </>,
    { role: reader, language, route: '/users', namespaces: hostTexts },
  )

it('the role that a screen is for sees it', () => {
  const { location } = show('Admin')
  expect(screen.getByText('the screen')).toBeInTheDocument()
  expect(location()).toBe('/users')
})

it.each([
  ['Cashier', 'Admin', 'Your role, Cashier, does not open this screen. An Admin of your restaurant can.'],
  ['Cashier', 'SuperAdmin', 'Your role, Cashier, does not open this screen.'],
  ['Admin', 'SuperAdmin', 'This screen belongs to the team that runs Sufra.'],
  ['SuperAdmin', 'Admin', "This screen belongs to a merchant's own team."],
] as const)('%s is led from a screen of %s to the dashboard and told why', async (reader, owner, why) => {
  const { location } = show(reader, { owner })
  expect(location()).toBe('/dashboard')
  expect(await screen.findByText(why)).toBeInTheDocument()
})

it('it is told in Arabic too', async () => {
  show('Cashier', { language: 'ar' })
  expect(
    await screen.findByText('دورك «كاشير» لا يفتح هذه الشاشة، ويمكن لمدير الحساب فتحها.'),
  ).toBeInTheDocument()
})
