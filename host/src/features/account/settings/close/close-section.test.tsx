import { screen } from '@testing-library/react'
import type { AccountClosing } from '@sufra/shared/contracts/account-closing'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { CloseSection } from './close-section.tsx'

const standing = (more: Partial<AccountClosing> = {}): AccountClosing => ({
  name: '{"ar":"البيت العتيق","en":"Old House"}',
  closesAt: null,
  since: null,
  closedBy: null,
  reason: null,
  openOrders: 0,
  unpaid: 0,
  ...more,
})
const CLOSING = standing({
  closesAt: '2026-12-23T09:00:00.000Z',
  since: '2026-11-23T09:00:00.000Z',
  closedBy: 'Noura',
  reason: 'We move',
})

const show = (
  first: AccountClosing,
  more: Parameters<typeof answerHttp>[0] = {},
  { role = 'Admin', language = 'en' }: { role?: 'Admin' | 'Custom'; language?: 'ar' | 'en' } = {},
) => {
  const { calls } = answerHttp({
    'GET /api/Account/Closing': { body: first },
    'POST /api/Authentication/RefreshToken': { status: 401, body: { code: 'token_invalid' } },
    ...more,
  })
  const shown = renderUi(<CloseSection />, { role, language, namespaces: settingsTexts })
  return { ...shown, calls }
}
const bodyOf = (calls: ReturnType<typeof show>['calls'], path: string) =>
  calls.find(call => call.path === path)?.body

it('explains the consequences first, beginning with the data', async () => {
  show(standing({ unpaid: 349 }))
  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(items[0]).toMatch(/Take your data along first/)
  expect(items.join(' ')).toMatch(/30 days.*not renewed.*erase.*six years/)
  expect(screen.getByText(/349.00.*is not paid/)).toBeVisible()
})

it('retries a state that failed to load', async () => {
  const answers = [{ status: 500, body: { code: 'internal_error' } }]
  const { user } = show(standing(), {
    'GET /api/Account/Closing': () => answers.shift() ?? { body: standing() },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('did not load')
  expect(screen.queryByRole('button', { name: 'Close the account…' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Close the account…' })).toBeEnabled()
})

it('reports aloud that it is unknown whether the account was kept', async () => {
  const failed = { status: 500, body: { code: 'internal_error' } }
  const { user } = show(CLOSING, {
    'POST /api/Account/Keep': failed,
    'POST /api/Authentication/RefreshToken': failed,
  })
  await user.click(await screen.findByRole('button', { name: 'Keep the account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('it may have gone through')
})

it('links to open orders instead of offering the closing', async () => {
  show(standing({ openOrders: 2 }))
  expect(await screen.findByText(/2 orders are open/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the live orders' })).toHaveAttribute('href', '/live-order')
  expect(screen.getByRole('button', { name: 'Close the account…' })).toBeDisabled()
})

it('sends name, password and reason, and shows errors at their fields', async () => {
  const refusal = {
    type: 'about:blank',
    title: 'Wrong',
    status: 400,
    traceId: 't',
    code: 'validation_failed',
    errors: { password: ['This is not your current password.'] },
  }
  const { user, calls } = show(standing(), { 'POST /api/Account/Close': { status: 400, body: refusal } })
  await user.click(await screen.findByRole('button', { name: 'Close the account…' }))
  expect(screen.getByText(/To be sure, type:.*Old House/)).toBeVisible()
  await user.type(screen.getByLabelText(/Name of the business/), 'Old House')
  await user.type(screen.getByLabelText(/Current password/), 'wrong')
  await user.type(screen.getByLabelText(/Why are you leaving/), 'We move')
  await user.click(screen.getByRole('button', { name: 'Close the account' }))
  expect(await screen.findByText('This is not your current password.')).toBeVisible()
  expect(bodyOf(calls, '/api/Account/Close')).toEqual({
    name: 'Old House',
    password: 'wrong',
    reason: 'We move',
  })
})

it('shows a closing account although the response was lost', async () => {
  let closing = standing()
  const { user } = show(standing(), {
    'GET /api/Account/Closing': () => ({ body: closing }),
    'POST /api/Account/Close': () => {
      closing = CLOSING
      throw new TypeError('Failed to fetch')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Close the account…' }))
  await user.type(screen.getByLabelText(/Name of the business/), 'Old House')
  await user.type(screen.getByLabelText(/Current password/), 'Sufra-demo-1')
  await user.click(screen.getByRole('button', { name: 'Close the account' }))
  expect(await screen.findByText('Your account is closed on 23 December 2026.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep the account' })).toBeEnabled()
})

it('states date, person and reason of the closing, and keeps the account with one press', async () => {
  const { user, calls } = show(CLOSING, { 'POST /api/Account/Keep': { body: standing() } })
  expect(await screen.findByText('Your account is closed on 23 December 2026.')).toBeVisible()
  expect(screen.getByText('Noura')).toBeVisible()
  expect(screen.getByText('We move')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep the account' }))
  expect(calls.map(({ path }) => path)).toContain('/api/Account/Keep')
})

it('shows the section in Arabic', async () => {
  show(CLOSING, {}, { language: 'ar' })
  expect(await screen.findByRole('button', { name: 'الإبقاء على الحساب' })).toBeVisible()
})

it('is absent for a custom role', () => {
  const { calls } = show(standing(), {}, { role: 'Custom' })
  expect(calls).toEqual([])
  expect(screen.queryByRole('region', { hidden: false })).not.toBeInTheDocument()
})

it('is absent during impersonation', () => {
  show(standing())
  startImpersonation()
  expect(screen.queryByRole('region', { hidden: false })).not.toBeInTheDocument()
})
