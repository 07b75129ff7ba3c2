import { answerHttp, samplePage } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { usePalette } from '#src/layout/navigation/palette-state.ts'
import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { open } from './testing/open-palette.tsx'

beforeEach(() => {
  answerHttp({ 'GET /api/Branch/Get': call => ({ body: samplePage([], call) }) })
})
afterEach(() => act(() => usePalette.setState({ isOpen: false })))

it.each([
  ['Admin', 'رادار', '/integrations/radar'],
  ['Admin', 'activity log', '/settings/audit'],
  ['Admin', 'invoices', '/invoices'],
  ['Admin', 'notifications', '/notifications'],
  ['Kitchen', 'settings', '/settings'],
  ['Kitchen', 'notifications', '/notifications'],
] as const)('%s finds “%s”, which has no sidebar entry for them', async (role, words, address) => {
  const { user, location } = open('en', role)
  await user.click(screen.getByRole('button', { name: /^Screens/ }))
  await user.type(screen.getByRole('combobox'), words)
  await user.keyboard('{Enter}')
  expect(location()).toBe(address)
})

it.each(['invoices', 'activity', 'difference radar', 'branches', 'plans'])(
  'hides “%s” from people without access',
  async words => {
    const { user } = open('en', 'Kitchen')
    await user.type(screen.getByRole('combobox'), words)
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  },
)

it('finds a screen with a sidebar entry only once', async () => {
  const { user } = open()
  await user.type(screen.getByRole('combobox'), 'settings')
  expect(screen.getAllByRole('option', { name: /Settings/ })).toHaveLength(1)
})

it('offers no "mark as read" during impersonation', async () => {
  const { user } = open()
  await user.type(screen.getByRole('combobox'), 'mark all')
  expect(screen.getByRole('option', { name: /Mark all notifications/ })).toBeInTheDocument()
  startImpersonation()
  expect(screen.queryByRole('option', { name: /Mark all notifications/ })).not.toBeInTheDocument()
})
