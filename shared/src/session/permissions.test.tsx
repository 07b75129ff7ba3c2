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

it('grants nothing to a person who is signed out', () => {
  useSession.setState({ user: null })
  expect([
    can(reader(), 'menu.snooze'),
    isOperator(reader()),
    mayOpen(reader(), { roles: ['Admin'] }),
  ]).toEqual([false, false, false])
})

it('reads a custom role from its token and a built-in role from the table', () => {
  signIn('Custom', ['menu.edit', 'menu.teleport'])
  expect(reader()?.permissions).toEqual(['menu.edit'])
  signIn('Kitchen', ['menu.edit'])
  expect(can(reader(), 'menu.edit')).toBe(false)
  expect(can(reader(), 'orders.prepare')).toBe(true)
})

it('takes no permission from a built-in role with an older token', () => {
  signIn('Admin', ['orders.accept'])
  expect(can(reader(), 'team.manage')).toBe(true)
})

it('requires both the role and the permission of a screen', () => {
  const claim = { roles: ['Admin', 'Custom'], permission: 'menu.edit' } as const
  signIn('Custom', ['menu.edit'])
  expect(mayOpen(reader(), claim)).toBe(true)
  signIn('Custom', ['menu.snooze'])
  expect(mayOpen(reader(), claim)).toBe(false)
  signIn('BranchManager')
  expect(mayOpen(reader(), claim)).toBe(false)
})

it('updates controls when a refreshed token has another role', () => {
  renderUi(<Controls />)
  act(() => signIn('Custom', ['menu.snooze']))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => void renewSession(tokenOf('Custom', ['menu.snooze', 'menu.edit'])))
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument()
})

it('treats the operator as an audience of its own', () => {
  renderUi(<Controls />, { role: 'SuperAdmin' })
  expect(screen.getByRole('button', { name: 'Merchants' })).toBeInTheDocument()
})
