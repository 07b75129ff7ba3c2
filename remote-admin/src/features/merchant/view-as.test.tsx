import type { Account } from '@sufra/shared/contracts/account'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ViewAs } from './view-as.tsx'

const ACCOUNT: Account = {
  id: 7,
  name: '{"ar":"بيت","en":"House"}',
  legalName: null,
  legalNameEn: null,
  crNumber: null,
  unifiedNumber: null,
  vatNumber: null,
  phone: null,
  email: null,
  typeId: 1,
  city: null,
  nationalAddress: null,
  status: 'Active',
}

const BEGUN = {
  body: {
    id: '3b241101-e2bb-4255-8caf-4136c566a962',
    accessToken: 'look',
    endsAt: '2026-08-15T13:05:00.000Z',
  },
}

const show = (account: Account = ACCOUNT, begin: HttpAnswer | (() => Promise<HttpAnswer>) = BEGUN) => {
  const { calls } = answerHttp({ 'POST /api/AccountView/Begin': begin })
  return {
    ...renderUi(<ViewAs account={account} />, { role: 'SuperAdmin', namespaces: { admin: { ar, en } } }),
    calls,
  }
}
afterEach(() => jest.restoreAllMocks())

it('requires a reason before it opens the merchant in another tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window)
  const { user, calls } = show()
  await user.click(screen.getByRole('button', { name: 'View as Admin' }))
  const begin = await screen.findByRole('button', { name: 'Begin' })
  expect(begin).toBeDisabled()
  await user.type(screen.getByRole('textbox'), 'They asked us')
  await user.click(begin)
  await waitFor(() => expect(open).toHaveBeenCalledWith('/dashboard', '_blank'))
  expect(calls[0]?.body).toEqual({ accountId: 7, reason: 'They asked us' })
})

it('opens the tab with a second press when the browser blocks it, and starts once', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValueOnce(null).mockReturnValue(window)
  const { user, calls } = show()
  await user.click(screen.getByRole('button', { name: 'View as Admin' }))
  await user.type(await screen.findByRole('textbox'), 'They asked us')
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  await user.click(await screen.findByRole('button', { name: 'Open the tab' }))
  expect(open).toHaveBeenCalledTimes(2)
  expect(calls).toHaveLength(1)
})

it.each(['PendingPlan', 'Closed'] as const)('is not offered for a merchant that is %s', status => {
  show({ ...ACCOUNT, status })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('opens nothing when the dialog closes before the response', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window)
  let answer: (answer: object) => void = () => undefined
  const { user, calls } = show(ACCOUNT, () => new Promise(resolve => (answer = resolve)))
  await user.click(screen.getByRole('button', { name: 'View as Admin' }))
  await user.type(await screen.findByRole('textbox'), 'They asked us')
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(async () => answer(BEGUN))
  expect(open).not.toHaveBeenCalled()
})

it.each([
  ['', true],
  ['    a    ', true],
  ['They', true],
  ['أرادوا', false],
])('a reason of “%s” is too short: %s', async (reason, isTooShort) => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'View as Admin' }))
  if (reason) await user.type(await screen.findByRole('textbox'), reason)
  const begin = await screen.findByRole('button', { name: 'Begin' })
  if (isTooShort) expect(begin).toBeDisabled()
  else expect(begin).toBeEnabled()
})
