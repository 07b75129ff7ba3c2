import { act, screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import {
  can,
  isOperator,
  mayOpen,
  renewSession,
  startSession,
  useCan,
  useIsOperator,
  useSession,
} from './session.ts'

const tokenOf = (Role: string, permissions?: string[]) =>
  `h.${Buffer.from(JSON.stringify({ Id: 7, Role, accountId: 1, permissions })).toString('base64url')}.s`

const signIn = (role: string, permissions?: string[]) =>
  startSession({ answer: { accessToken: tokenOf(role, permissions) }, rememberMe: true })

const reader = () => useSession.getState().user

const Controls = () => (
  <>
    {useCan('menu.edit') && <button>Edit</button>}
    {useIsOperator() && <button>Merchants</button>}
  </>
)

it('nobody signed in may do anything', () => {
  useSession.setState({ user: null })
  expect([
    can(reader(), 'menu.snooze'),
    isOperator(reader()),
    mayOpen(reader(), { roles: ['Admin'] }),
  ]).toEqual([false, false, false])
})

it('a custom role may what its token says, a built-in one what the table says', () => {
  signIn('Custom', ['menu.edit', 'menu.teleport'])
  expect(reader()?.permissions).toEqual(['menu.edit'])
  signIn('Kitchen', ['menu.edit'])
  expect(can(reader(), 'menu.edit')).toBe(false)
  expect(can(reader(), 'orders.prepare')).toBe(true)
})

it('a token from before the list grew takes nothing from a built-in role', () => {
  signIn('Admin', ['orders.accept'])
  expect(can(reader(), 'team.manage')).toBe(true)
})

it('a screen takes the role and the permission', () => {
  const claim = { roles: ['Admin', 'Custom'], permission: 'menu.edit' } as const
  signIn('Custom', ['menu.edit'])
  expect(mayOpen(reader(), claim)).toBe(true)
  signIn('Custom', ['menu.snooze'])
  expect(mayOpen(reader(), claim)).toBe(false)
  signIn('BranchManager')
  expect(mayOpen(reader(), claim)).toBe(false)
})

it('controls follow a change of the role as soon as the token is renewed', () => {
  renderUi(<Controls />)
  act(() => signIn('Custom', ['menu.snooze']))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => void renewSession(tokenOf('Custom', ['menu.snooze', 'menu.edit'])))
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument()
})

it('the operator is an audience of their own', () => {
  renderUi(<Controls />, { role: 'SuperAdmin' })
  expect(screen.getByRole('button', { name: 'Merchants' })).toBeInTheDocument()
})
