import type { Permission } from '@sufra/shared/contracts/permission'
import type { RoleName } from '@sufra/shared/contracts/role'
import type { ScreenClaim } from '@sufra/shared/session'
import { renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { AccessDenied, RequireAccess } from './access-denied.tsx'

const TEAM: ScreenClaim = { roles: ['Admin'], permission: 'team.manage' }
const OPERATOR: ScreenClaim = { roles: ['SuperAdmin'] }
const EDITOR: ScreenClaim = {
  roles: ['SuperAdmin', 'Admin', 'BranchManager', 'Custom'],
  permission: 'menu.edit',
}

interface Visit {
  claim?: ScreenClaim
  language?: 'ar' | 'en'
  permissions?: Permission[]
}

const show = (reader: RoleName, { claim = TEAM, language = 'en', permissions }: Visit = {}) =>
  renderUi(
    <>
      <RequireAccess claim={claim}>the screen</RequireAccess>
      <Toaster />
    </>,
    { role: reader, permissions, language, route: '/users', namespaces: hostTexts },
  )

it('shows the screen to a person with access', () => {
  const { location } = show('Admin')
  expect(screen.getByText('the screen')).toBeInTheDocument()
  expect(location()).toBe('/users')
})

it('opens to a custom role the screens of its permissions', () => {
  show('Custom', { claim: EDITOR, permissions: ['menu.edit'] })
  expect(screen.getByText('the screen')).toBeInTheDocument()
})

it('leads a refused person to the given page', () => {
  renderUi(
    <RequireAccess claim={OPERATOR} otherwise="elsewhere">
      the screen
    </RequireAccess>,
    { role: 'Admin' },
  )
  expect(screen.getByText('elsewhere')).toBeInTheDocument()
})

const ASK_ADMIN = 'Your role, Cashier, does not open this screen. An Admin of your restaurant can.'
const ASK_FOR_MORE =
  'Your role does not include what this screen needs. An Admin of your restaurant can add it.'

it.each([
  ['Cashier', TEAM, ASK_ADMIN],
  ['Cashier', EDITOR, ASK_ADMIN],
  ['Cashier', OPERATOR, 'Your role, Cashier, does not open this screen.'],
  ['Custom', EDITOR, ASK_FOR_MORE],
  ['Custom', TEAM, ASK_ADMIN.replace('Cashier', 'Team member')],
  ['Admin', OPERATOR, 'This screen belongs to the team that runs Sufra.'],
  ['SuperAdmin', TEAM, "This screen belongs to a merchant's own team."],
] as const)('leads %s from the screen of %j to the dashboard with a reason', async (reader, claim, why) => {
  const { location } = show(reader, { claim })
  expect(location()).toBe('/dashboard')
  expect(await screen.findByText(why)).toBeInTheDocument()
})

it('shows the refusal in Arabic', async () => {
  show('Cashier', { language: 'ar' })
  expect(
    await screen.findByText('دورك «كاشير» لا يفتح هذه الشاشة، ويمكن لمدير الحساب فتحها.'),
  ).toBeInTheDocument()
})

it('shows only the toast where no redirect follows', async () => {
  renderUi(
    <>
      <AccessDenied claim={EDITOR} />
      <Toaster />
    </>,
    { role: 'Custom', language: 'ar', namespaces: hostTexts },
  )
  expect(await screen.findByText(/لا يشمل صلاحية هذه الشاشة/)).toBeInTheDocument()
})
