import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ClosingNotice } from './closing-notice.tsx'

const CLOSING = {
  closesAt: '2026-12-23T09:00:00.000Z',
  since: '2026-11-23T09:00:00.000Z',
  erasedAt: null,
  by: 'Noura',
  reason: 'We move',
}

const show = (closing: Parameters<typeof ClosingNotice>[0]['closing'], language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({ 'PUT /api/Account/StopClosing': { status: 500 } })
  const { user } = renderUi(<ClosingNotice id={7} closing={closing} />, {
    role: 'SuperAdmin',
    language,
    namespaces: { admin: { ar, en } },
  })
  return { calls, user }
}

it('shows time, author and reason of the closing, and stops it with a reason of three letters or more', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const { calls, user } = show(CLOSING)
  expect(screen.getByText('Closing on 23 December 2026')).toBeVisible()
  expect(screen.getByText('We move')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop closing' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('The audit keeps it.')
  const [, confirm] = screen.getAllByRole('button', { name: 'Stop closing', hidden: true })
  expect(confirm).toBeDisabled()
  await user.type(screen.getByRole('textbox'), 'They called')
  if (confirm) await user.click(confirm)
  expect(calls.map(({ body }) => body)).toEqual([{ id: 7, reason: 'They called' }])
  jest.restoreAllMocks()
})

it('clears the reason when the dialog closes without saving', async () => {
  const { user } = show(CLOSING)
  const begin = () => user.click(screen.getByRole('button', { name: 'Stop closing', hidden: false }))
  await begin()
  await user.type(screen.getByRole('textbox'), 'They called')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  await begin()
  expect(screen.getByRole('textbox', { hidden: false })).toHaveValue('')
})

it('shows a permanently closed merchant without actions, in Arabic too', () => {
  show({ ...CLOSING, by: null, reason: null, erasedAt: '2026-12-23T09:10:00.000Z' }, 'ar')
  expect(screen.getByText(/أُغلق نهائيًا/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
