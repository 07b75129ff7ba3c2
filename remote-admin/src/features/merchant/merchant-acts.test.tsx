import { screen, waitFor, within } from '@testing-library/react'
import { ACCOUNT, NOTE, openMerchant, pageOf, panel } from './testing/merchant-page-server.tsx'

const SUSPENDED = { ...ACCOUNT, status: 'Suspended' } as const
const NOT_SUSPENDED = { code: 'illegal_transition', errors: { Id: ['It is not suspended any more.'] } }
const OPEN_ORDERS = { code: 'in_use', errors: { Id: ['Orders that are still open: 2.'] } }

beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('links to a ticket with the merchant', async () => {
  openMerchant()
  expect(await screen.findByRole('link', { name: 'Write to them' })).toHaveAttribute(
    'href',
    '/support?begin=7',
  )
})

it('offers no actions for a permanently closed merchant', async () => {
  openMerchant({ account: { ...ACCOUNT, status: 'Closed' } })
  expect(await screen.findByText('Closed')).toBeInTheDocument()
  for (const name of ['Suspend', 'Resume', 'Close for good', 'View as Admin'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

it('resumes with one press and shows the new state', async () => {
  let isResumed = false
  const { user, sent } = openMerchant({
    answers: {
      'GET /api/Account/Get/Id': () => ({ body: isResumed ? ACCOUNT : SUSPENDED }),
      'PUT /api/Account/Resume': () => {
        isResumed = true
        return { body: ACCOUNT }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeInTheDocument()
  expect(sent()).toEqual([{ call: 'PUT /api/Account/Resume', body: { id: 7 } }])
})

it.each([
  ['in the words of the server', { status: 409, body: NOT_SUSPENDED }, 'It is not suspended any more.'],
  ['that it is gone', { status: 404, body: { code: 'not_found' } }, 'It does not exist any more.'],
  [
    'how long to wait',
    { status: 429, body: { code: 'too_many_requests' }, headers: { 'Retry-After': '120' } },
    'Too many attempts. Try again in 2 min.',
  ],
  [
    'that it did not work',
    { status: 500, body: { code: 'internal_error' } },
    'This did not work. Try again.',
  ],
])('shows %s when resuming a merchant fails', async (_, answer, words) => {
  const { user } = openMerchant({ account: SUSPENDED, answers: { 'PUT /api/Account/Resume': answer } })
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeEnabled()
})

it('keeps the reason that was typed when the server refuses to suspend', async () => {
  const { user, sent } = openMerchant({
    answers: { 'PUT /api/Account/Suspend': { status: 500, body: { code: 'internal_error' } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this merchant?' }))
  const confirm = dialog.getByRole('button', { name: 'Suspend' })
  await user.type(dialog.getByRole('textbox'), 'no ')
  expect(confirm).toBeDisabled()
  await user.type(dialog.getByRole('textbox'), 'money')
  await user.click(confirm)
  expect(await screen.findByText('This did not work. Try again.')).toBeInTheDocument()
  expect(dialog.getByRole('textbox')).toHaveValue('no money')
  expect(sent()).toHaveLength(1)
})

it('suspends nobody when the dialog is cancelled, in Arabic too', async () => {
  const { user, sent } = openMerchant({ language: 'ar' })
  await user.click(await screen.findByRole('button', { name: 'إيقاف' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'إيقاف هذا التاجر؟' }))
  expect(dialog.getByText('لا يراها التاجر أبدًا.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'إلغاء' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(sent()).toEqual([])
})

it('closes for good after a confirmation, and clears an earlier refusal', async () => {
  let isBusy = true
  const { user, sent } = openMerchant({
    answers: {
      'DELETE /api/Account/Delete': () =>
        isBusy ? { status: 409, body: OPEN_ORDERS } : { body: { ...ACCOUNT, status: 'Closed' } },
    },
  })
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Close for good' }))
    return within(await screen.findByRole('alertdialog'))
  }
  const first = await ask()
  await user.click(first.getByRole('button', { name: 'Close for good' }))
  await first.findByText('Orders that are still open: 2.')
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument())
  isBusy = false
  const second = await ask()
  expect(second.getByText('This cannot be taken back. Nothing is erased.')).toBeInTheDocument()
  await user.click(second.getByRole('button', { name: 'Close for good' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument())
  const call = { call: 'DELETE /api/Account/Delete', query: { Id: '7' } }
  expect(sent()).toEqual([call, call])
})

it('adds a note, shows it, and clears the input', async () => {
  const notes = [NOTE]
  const { user, sent } = openMerchant({
    answers: {
      'GET /api/Account/Notes': call => pageOf(notes)(call),
      'POST /api/Account/AddNote': () => {
        notes.push({ ...NOTE, id: 2, text: 'Moves in May', byName: null })
        return { body: NOTE }
      },
    },
  })
  const shown = await panel('Notes')
  const add = await shown.findByRole('button', { name: 'Add the note' })
  const box = shown.getByRole('textbox', { name: 'New note' })
  await user.type(box, '   ')
  expect(add).toBeDisabled()
  await user.clear(box)
  await user.type(box, 'Moves in May')
  await user.click(add)
  const note = (await shown.findByText('Moves in May')).closest('li')
  expect(note).toHaveTextContent('· —')
  expect(box).toHaveValue('')
  expect(sent()).toEqual([
    { call: 'POST /api/Account/AddNote', body: { accountId: 7, text: 'Moves in May' } },
  ])
})

it('keeps the text of a note that failed to save and shows the reason', async () => {
  const { user } = openMerchant({
    answers: { 'POST /api/Account/AddNote': { status: 404, body: { code: 'not_found' } } },
  })
  const shown = await panel('Notes')
  const box = await shown.findByRole('textbox', { name: 'New note' })
  await user.type(box, 'Moves in May')
  await user.click(shown.getByRole('button', { name: 'Add the note' }))
  expect(await screen.findByText('It does not exist any more.')).toBeInTheDocument()
  expect(box).toHaveValue('Moves in May')
})

it('deletes the selected note', async () => {
  const notes = [NOTE, { ...NOTE, id: 2, text: 'Moves in May' }]
  const { user, sent } = openMerchant({
    answers: {
      'GET /api/Account/Notes': call => pageOf(notes)(call),
      'DELETE /api/Account/DeleteNote': ({ query }) => {
        notes.splice(
          notes.findIndex(({ id }) => String(id) === query.get('Id')),
          1,
        )
        return { body: NOTE }
      },
    },
  })
  const shown = await panel('Notes')
  const second = within((await shown.findByText('Moves in May')).closest('li') ?? document.body)
  await user.click(second.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(shown.queryByText('Moves in May')).not.toBeInTheDocument())
  expect(shown.getByText('Calls on Sundays')).toBeInTheDocument()
  expect(sent()).toEqual([{ call: 'DELETE /api/Account/DeleteNote', query: { Id: '2' } }])
})

it.each([
  [
    'that somebody deleted it before',
    { status: 404, body: { code: 'not_found' } },
    'It does not exist any more.',
  ],
  [
    'that it did not work',
    { status: 500, body: { code: 'internal_error' } },
    'This did not work. Try again.',
  ],
])('shows %s and keeps the note when its deletion fails', async (_, answer, words) => {
  const { user } = openMerchant({ answers: { 'DELETE /api/Account/DeleteNote': answer } })
  const shown = await panel('Notes')
  await user.click(await shown.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(await shown.findByText('Calls on Sundays')).toBeInTheDocument()
})
