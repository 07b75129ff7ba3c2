import type { RemoteModule, RemoteRoute } from '@sufra/shared/remote'
import { Link, useLocation, useRoutes } from '@sufra/shared/router'
import { useSession } from '@sufra/shared/session'
import { renderUi } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { adoptRegistry, setRemoteState, useRemotes } from '#src/remotes/remote-store.ts'
import { registrySample } from '#src/testing/registry-samples.ts'
import { readySample } from '#src/testing/remote-samples.ts'
import { RemotePlaces } from './remote-places.tsx'

const begun = jest.fn()
const ended = jest.fn()

/** Test screen that counts its presses and shows its router location. */
const Floors = () => {
  const [count, setCount] = useState(0)
  const { pathname, search } = useLocation()
  useEffect(() => {
    begun()
    return ended
  }, [])
  return (
    <>
      <h1>Floors {`${pathname}${search}`}</h1>
      <button onClick={() => setCount(known => known + 1)}>Pressed {count}</button>
    </>
  )
}
const named = (name: string) => () => <h1>{name}</h1>

const routeOf = (path: string, Page: () => ReactNode, keepAlive?: boolean): RemoteRoute => ({
  path,
  load: async () => ({ Page }),
  ...(keepAlive && { keepAlive }),
})

let attempt = 0
const begin = () => {
  attempt += 1
  const module: RemoteModule = {
    apiVersion: '1.0.0',
    routes: [
      routeOf('floors', Floors, true),
      routeOf('plans', named('Plans')),
      ...['bills', 'tips', 'seats'].map(path => routeOf(path, named(path), true)),
    ],
  }
  const remote = readySample({ attempt, module })
  setRemoteState('tables', { phase: 'ready', attempt, version: remote.version, remote })
}

const PATHS = ['floors', 'plans', 'bills', 'tips', 'seats']
const Places = () => {
  const path = useLocation().pathname.slice(1)
  return <RemotePlaces here={PATHS.includes(path) ? { remote: 'tables', path } : null} />
}
const language: { change: (to: string) => unknown } = { change: () => undefined }

const App = () => {
  const { i18n } = useTranslation('host')
  useEffect(() => void (language.change = each => i18n.changeLanguage(each)), [i18n])
  return (
    <>
      {[...PATHS.map(path => `${path}?hall=2`), 'dashboard'].map(to => (
        <Link key={to} to={`/${to}`}>
          {`to ${to.split('?')[0]}`}
        </Link>
      ))}
      <Places />
      {useRoutes([
        ...PATHS.map(path => ({ path, element: null })),
        { path: 'dashboard', element: <h1>Dashboard</h1> },
      ])}
    </>
  )
}

const open = async (path = 'floors') => {
  const ui = renderUi(<App />, { route: `/${path}`, role: 'Admin', namespaces: { host: { ar, en } } })
  const go = async (to: string, heading: string | RegExp) => {
    await ui.user.click(screen.getByRole('link', { name: `to ${to}` }))
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  }
  return { ...ui, go }
}
const press = () => screen.getByRole('button', { name: /Pressed/, hidden: true })
const isInPage = () => screen.queryByRole('button', { name: /Pressed/, hidden: true }) !== null

beforeEach(() => {
  jest.clearAllMocks()
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registrySample(), source: 'network' })
  begin()
})

const pressedOnce = async () => {
  const ui = await open()
  await ui.user.click(await screen.findByRole('button', { name: 'Pressed 0' }))
  return ui
}

it('keeps a keep-alive screen as it was left, and ends its effects meanwhile', async () => {
  const { go } = await pressedOnce()
  await go('plans', 'Plans')
  expect(press()).not.toBeVisible()
  expect([begun.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1])
  await go('floors', /Floors/)
  expect(press()).toBeVisible()
  expect(press()).toHaveTextContent('Pressed 1')
  expect(begun).toHaveBeenCalledTimes(2)
})

it('keeps a screen alive behind the host’s own pages too', async () => {
  const { go } = await pressedOnce()
  await go('dashboard', 'Dashboard')
  expect(press()).not.toBeVisible()
  await go('floors', /Floors/)
  expect(press()).toHaveTextContent('Pressed 1')
})

it('freezes the address of a keep-alive screen and updates it when the screen is shown', async () => {
  const { go } = await open()
  await screen.findByRole('heading', { name: 'Floors /floors' })
  await go('plans', 'Plans')
  expect(screen.getByRole('heading', { name: 'Floors /floors', hidden: true })).not.toBeVisible()
  await go('floors', 'Floors /floors?hall=2')
})

it('gives the shown screen its current address', async () => {
  const { go } = await open()
  await screen.findByRole('heading', { name: 'Floors /floors' })
  await go('floors', 'Floors /floors?hall=2')
  expect(begun).toHaveBeenCalledTimes(1)
})

it('unmounts a screen without keep-alive when it is left', async () => {
  const { go } = await open('plans')
  await screen.findByRole('heading', { name: 'Plans' })
  await go('floors', /Floors/)
  expect(screen.queryByRole('heading', { name: 'Plans', hidden: true })).not.toBeInTheDocument()
})

it('keeps at most two screens alive and drops the one left first', async () => {
  const { go } = await pressedOnce()
  await go('bills', 'bills')
  await go('tips', 'tips')
  expect(isInPage()).toBe(true)
  await go('seats', 'seats')
  expect(isInPage()).toBe(false)
  expect(screen.getByRole('heading', { name: 'bills', hidden: true })).not.toBeVisible()
})

it.each([
  ['another version', begin],
  ['its remote switched off', () => setRemoteState('tables', { phase: 'disabled' })],
  ['another language', () => language.change('ar')],
  ['another person', () => useSession.setState(({ user }) => ({ user: user && { ...user, Id: 2 } }))],
])('ends keep-alive on %s', async (_, change) => {
  const { go } = await pressedOnce()
  await go('dashboard', 'Dashboard')
  expect(isInPage()).toBe(true)
  await act(async () => change())
  expect(isInPage()).toBe(false)
  expect(document.querySelector('[data-resting]')).toBeNull()
})

it('does not keep a screen alive while a dialog is open', async () => {
  const { go } = await pressedOnce()
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  await go('plans', 'Plans')
  dialog.remove()
  expect(isInPage()).toBe(false)
})
