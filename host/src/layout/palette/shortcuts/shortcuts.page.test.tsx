import type { RemoteRegistry } from '@sufra/shared/contracts/release'
import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import ar from '#src/locales/palette/ar.json'
import en from '#src/locales/palette/en.json'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { hostTexts } from '#src/testing/host-texts.ts'
import { releasedSample } from '#src/testing/registry-samples.ts'
import { ShortcutsPage } from './shortcuts.page.tsx'

/** A registry with one remote whose single screen, for Admins, has shortcuts. */
const withKeys = (): RemoteRegistry => {
  const { contract, ...version } = releasedSample()
  const roles = ['Admin' as const]
  const screenOf = { path: 'tables', roles }
  const nav = { id: 'tables', labelKey: '', icon: 'menus', order: 65, key: 't' }
  const stable = {
    ...version,
    contract: {
      ...contract,
      paths: [screenOf],
      nav: [{ ...nav, ...screenOf, label: { ar: 'الطاولات', en: 'Tables' } }],
      shortcuts: [
        {
          id: 'seat',
          labelKey: '',
          label: { ar: 'إجلاس ضيف', en: 'Seat a guest' },
          keys: ['S'],
          path: 'tables',
        },
      ],
    },
  }
  const tables = { stable, previous: null, canary: null, disabled: false }
  return { schema: 1, revision: 1, remotes: { tables } }
}

const show = (role: 'Admin' | 'Kitchen', language: 'ar' | 'en' = 'en') =>
  renderUi(<ShortcutsPage />, { role, language, namespaces: { ...hostTexts, palette: { ar, en } } })
const keysOf = (label: string) =>
  [...(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.querySelectorAll('kbd') ?? [])].map(
    ({ textContent }) => textContent,
  )

beforeEach(() => useRemotes.setState({ registry: withKeys() }))
afterEach(() => useRemotes.setState(useRemotes.getInitialState(), true))

it("lists the keys of every screen that a person may open, with the remotes' keys below their screen", () => {
  show('Admin')
  expect(keysOf('Branches')).toEqual(['G', 'B'])
  expect(keysOf('Tables')).toEqual(['G', 'T'])
  expect(screen.getByRole('heading', { name: 'Tables' })).toBeInTheDocument()
  expect(keysOf('Seat a guest')).toEqual(['S'])
})

it('lists no key of a screen that the role may not open', () => {
  show('Kitchen')
  expect(keysOf('Dashboard')).toEqual(['G', 'D'])
  for (const label of ['Branches', 'Integrations', 'Invoices', 'Tables', 'Seat a guest'])
    expect(screen.queryByText(label)).not.toBeInTheDocument()
})

it('shows Arabic descriptions, also of remotes, and the keys of the keyboard', () => {
  show('Admin', 'ar')
  expect(keysOf('الطاولات')).toEqual(['G', 'T'])
  expect(keysOf('إجلاس ضيف')).toEqual(['S'])
  expect(screen.queryByText('Seat a guest')).not.toBeInTheDocument()
})

it('keeps single-key shortcuts off on this device after a reload', async () => {
  const { user, unmount } = show('Admin')
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  unmount()
  show('Admin')
  expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
})
