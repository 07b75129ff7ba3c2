import { endSession, startSession } from '@sufra/shared/session'
import { waitFor } from '@testing-library/react'
import { databasesOf } from '#src/testing/database-stand-in.ts'
import { tokenWith } from '#src/testing/tokens.ts'
import { clearDataAtSignOut } from './forget-person.ts'

const REGISTRY = 'sufra.registry.beta'
const signIn = (Id: number) =>
  startSession({ answer: { accessToken: tokenWith({ Id, Role: 'Admin' }) }, rememberMe: false })

const dropped: string[] = []
const controller = { postMessage: jest.fn() }
let stop: () => void

beforeEach(() => {
  dropped.length = 0
  controller.postMessage.mockClear()
  Object.assign(window, { caches: { delete: async (name: string) => dropped.push(name) } })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } })
  globalThis.fetch = async () => new Response('{}')
  signIn(7)
  localStorage.setItem(REGISTRY, '{}')
  localStorage.setItem('sufra.theme', 'dark')
  stop = clearDataAtSignOut()
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(globalThis, 'indexedDB')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'caches')
})

it.each([
  ['a sign-out', () => endSession()],
  ['somebody else who signs in', () => signIn(8)],
])('%s removes the remotes and the registry of the last person', (_, leave) => {
  leave()
  expect(localStorage.getItem(REGISTRY)).toBeNull()
  expect(localStorage.getItem('sufra.theme')).toBe('dark')
  expect(dropped).toEqual(['sufra-remotes'])
  expect(controller.postMessage).toHaveBeenCalledWith({ kind: 'forget' })
})

const keep = (databases: Parameters<typeof databasesOf>[0]) => {
  Object.assign(globalThis, { indexedDB: databasesOf(databases) })
  return databases
}

it.each([
  ['a sign-out', () => endSession()],
  ['somebody else who signs in', () => signIn(8)],
])('%s removes the orders of the last person and keeps queued order actions', async (_, leave) => {
  const databases = keep({ 'sufra-orders': { boards: ['of 7'], actions: ['Accept'] } })
  leave()
  await waitFor(() => expect(databases).toEqual({ 'sufra-orders': { boards: [], actions: ['Accept'] } }))
})

it('creates no database at sign-out in a browser without stored orders', async () => {
  const databases = keep({})
  endSession()
  await waitFor(() => expect(databases).toEqual({}))
})

it('removes nothing when a token is renewed', () => {
  signIn(7)
  expect(localStorage.getItem(REGISTRY)).toBe('{}')
  expect(dropped).toEqual([])
})

it('signs out in a browser without workers, caches and databases', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'caches')
  endSession()
  expect(localStorage.getItem(REGISTRY)).toBeNull()
})
