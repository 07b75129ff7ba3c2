import type { AccountView } from '@sufra/shared/contracts/account-view'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, RenderUiOptions } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { ViewsSection } from './views-section.tsx'

const VIEW: AccountView = {
  id: '6f1c3f52-3f5c-4a3c-9d3e-0d6a3b0b9a01',
  accountId: 1,
  viewerName: 'Huda',
  reason: 'You wrote that orders are missing',
  startedAt: '2026-08-15T13:05:00.000Z',
  endsAt: '2026-08-15T13:35:00.000Z',
  endedAt: null,
}

const answerViews = (views: AccountView[]) =>
  answerHttp({ 'GET /api/AccountView/Get': call => ({ body: samplePage(views, call) }) })
const show = (views: AccountView[], options: RenderUiOptions = {}, refusal?: HttpAnswer) => {
  if (refusal) answerHttp({ 'GET /api/AccountView/Get': refusal })
  else answerViews(views)
  return renderUi(<ViewsSection />, { namespaces: settingsTexts, role: 'Admin', ...options })
}

it('lists impersonations with person, time and reason', async () => {
  show([VIEW])
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Huda')).toBeInTheDocument()
  expect(row.getByText('You wrote that orders are missing')).toBeInTheDocument()
})

it('states that there were none', async () => {
  show([])
  expect(await screen.findByText('Nobody of Sufra has opened your account.')).toBeInTheDocument()
})

it('does not report a failed list as empty, and retries it', async () => {
  const { user } = show([VIEW], {}, { status: 500 })
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load')
  answerViews([VIEW])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Huda')).toBeInTheDocument()
})

it.each(['SuperAdmin', 'Cashier'] as const)('is absent for a %s', role => {
  show([VIEW], { role })
  expect(screen.queryByRole('region', { hidden: false })).not.toBeInTheDocument()
})
