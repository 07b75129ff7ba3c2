import { answerHttp, renderUi } from '@sufra/shared/testing'
import { useSession } from '@sufra/shared/session'
import { screen, within } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { sellerInfo } from '#src/testing/seller-info.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar } from './sidebar.tsx'

const page = (data: object[]) => ({ body: { data, serverTime: '', cursor: '1' } })
const order = (id: number, orderStatus: string) => ({ id, orderStatus, rowVersion: 1 })

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  answerHttp({
    'POST /api/Dashboard/GetSellerInfo': { body: sellerInfo() },
    'GET /api/Order/GetLiveOrders': page([order(1, 'New')]),
    'POST /api/Authentication/Logout': { body: {} },
  })
})
afterEach(() => jest.restoreAllMocks())

it('starts open, folds to icons and unfolds, and keeps the names for screen readers', async () => {
  const { user } = renderUi(<Sidebar />, { namespaces: hostTexts, role: 'Admin' })
  const fold = screen.getByRole('button', { name: 'Collapse the sidebar' })
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  await user.click(fold)
  expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Settings' })).toBeInTheDocument()
  expect(screen.queryByText('Upgrade plan')).not.toBeInTheDocument()
})

describe.each([
  ['on a rail', 1100],
  ['on a tablet', 900],
])('%s', (_where, width) => {
  const real = window.matchMedia
  beforeEach(() => {
    window.matchMedia = query =>
      Object.assign(real(query), { matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]) })
  })
  afterEach(() => {
    window.matchMedia = real
  })

  it('opens over the page with the plan card, and closes', async () => {
    const { user } = renderUi(<Sidebar />, { namespaces: hostTexts, role: 'Admin' })
    await user.click(screen.getByRole('button', { name: 'Expand the sidebar' }))
    const drawer = within(screen.getByRole('dialog', { name: 'Sidebar' }))
    expect(await drawer.findByText('Professional')).toBeInTheDocument()
    expect(drawer.getByRole('link', { name: 'Upgrade plan' })).toBeInTheDocument()
    expect(drawer.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog', { name: 'Sidebar' })).not.toBeInTheDocument()
  })

  it('closes when a screen is chosen', async () => {
    const { user, location } = renderUi(<Sidebar />, { namespaces: hostTexts, role: 'Admin' })
    await user.click(screen.getByRole('button', { name: 'Expand the sidebar' }))
    const drawer = within(screen.getByRole('dialog', { name: 'Sidebar' }))
    await user.click(drawer.getByRole('link', { name: 'Settings' }))
    expect(location()).toBe('/settings')
    expect(screen.queryByRole('dialog', { name: 'Sidebar' })).not.toBeInTheDocument()
  })
})

it('shows nothing beside the page on a tablet', () => {
  const real = window.matchMedia
  window.matchMedia = query => Object.assign(real(query), { matches: true })
  renderUi(<Sidebar />, { namespaces: hostTexts, role: 'Admin' })
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  window.matchMedia = real
})

it('marks the open screen', () => {
  renderUi(<Sidebar />, { namespaces: hostTexts, role: 'Admin', route: '/settings' })
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Settings')
})

it('shows the operator no plan card', () => {
  renderUi(<Sidebar />, { namespaces: hostTexts, role: 'SuperAdmin' })
  expect(screen.queryByRole('region', { name: 'Current plan' })).not.toBeInTheDocument()
})

it('lets everyone sign out', async () => {
  const { user } = renderUi(<Sidebar />, { namespaces: hostTexts, role: 'Kitchen' })
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(useSession.getState().accessToken).toBeNull()
})

it('offers all entries on a phone, sign-out included', async () => {
  const { user } = renderUi(<BottomBar />, { namespaces: hostTexts, role: 'Admin' })
  await user.click(screen.getByRole('button', { name: 'More' }))
  const sheet = within(screen.getByRole('dialog', { name: 'More' }))
  expect(sheet.getByRole('link', { name: 'Settings' })).toBeInTheDocument()
  expect(sheet.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
  await user.click(sheet.getByRole('link', { name: 'Settings' }))
  expect(screen.queryByRole('dialog', { name: 'More' })).not.toBeInTheDocument()
})
