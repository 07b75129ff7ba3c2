import { act, renderHook } from '@testing-library/react'
import { useSession } from '#src/session/session.ts'
import { useRemembered } from './use-remembered.ts'

const PERSON = {
  Email: 'a@b.sa',
  Name: 'A',
  Role: 'Admin' as const,
  branchIds: [],
  branchNames: [],
  accountId: 1,
  permissions: [],
  onboardingStep: 'done' as const,
}
const signIn = (Id: number | null) =>
  act(() => useSession.setState({ user: Id === null ? null : { ...PERSON, Id } }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  signIn(null)
})

const remember = (name = 'density') =>
  renderHook(({ of }) => useRemembered(of), { initialProps: { of: name } })

it('restores a choice on the next visit', () => {
  const { result, unmount } = remember()
  expect(result.current[0]).toBeNull()
  act(() => result.current[1]('dense'))
  expect(result.current[0]).toBe('dense')
  unmount()
  expect(remember().result.current[0]).toBe('dense')
  expect(remember('other').result.current[0]).toBeNull()
})

it('removes a cleared choice from the device', () => {
  const { result } = remember()
  act(() => result.current[1]('dense'))
  act(() => result.current[1](null))
  expect(result.current[0]).toBeNull()
  expect(localStorage).toHaveLength(0)
})

it('keeps the choices of two people on one device apart', () => {
  signIn(1)
  const { result } = remember()
  act(() => result.current[1]('dense'))
  signIn(2)
  expect(result.current[0]).toBeNull()
  act(() => result.current[1]('loose'))
  signIn(1)
  expect(result.current[0]).toBe('dense')
})

it('keeps choices of different names in one place apart', () => {
  const { result, rerender } = remember('first')
  act(() => result.current[1]('dense'))
  rerender({ of: 'second' })
  expect(result.current[0]).toBeNull()
  rerender({ of: 'first' })
  expect(result.current[0]).toBe('dense')
})

it('keeps the choice while the page is open if storage is disabled', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
  const { result } = remember()
  expect(result.current[0]).toBeNull()
  act(() => result.current[1]('dense'))
  expect(result.current[0]).toBe('dense')
  act(() => result.current[1](null))
  expect(result.current[0]).toBeNull()
})
