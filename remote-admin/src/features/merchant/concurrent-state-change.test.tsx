import { screen, waitFor, within } from '@testing-library/react'
import { ACCOUNT, openMerchant } from './testing/merchant-page-server.tsx'

const SUSPENDED = { ...ACCOUNT, status: 'Suspended' } as const
const MOVED = 'The state of this merchant changed meanwhile, so nothing was done. You see it as it is now.'

/** Simulates a merchant that another person changed after it was shown. */
const moved = (call: string, was: typeof ACCOUNT, is: typeof ACCOUNT) => {
  let isTried = false
  return {
    'GET /api/Account/Get/Id': () => ({ body: isTried ? is : was }),
    [call]: () => {
      isTried = true
      return { status: 409, body: { code: 'illegal_transition' } }
    },
  }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it.each([
  ['Active', 'Suspend'],
  ['Closed', 'Write to them'],
] as const)(
  'says that one to be resumed is %s meanwhile, and shows what it is now',
  async (status, shown) => {
    const answers = moved('PUT /api/Account/Resume', SUSPENDED, { ...ACCOUNT, status })
    const { user } = openMerchant({ answers })
    await user.click(await screen.findByRole('button', { name: 'Resume' }))
    expect(await screen.findByText(MOVED)).toBeInTheDocument()
    expect(screen.getByRole(status === 'Closed' ? 'link' : 'button', { name: shown })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument()
  },
)

it.each([SUSPENDED, { ...ACCOUNT, status: 'Closed' }] as const)(
  'says in Arabic that one to be suspended is so already or closed, and asks no more',
  async is => {
    const answers = moved('PUT /api/Account/Suspend', ACCOUNT, is)
    const { user } = openMerchant({ language: 'ar', answers })
    await user.click(await screen.findByRole('button', { name: 'إيقاف' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'إيقاف هذا التاجر؟' }))
    await user.type(dialog.getByRole('textbox'), 'بلا دفع')
    await user.click(dialog.getByRole('button', { name: 'إيقاف' }))
    expect(await screen.findByText(/^تغيّرت حالة التاجر في هذه الأثناء/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'إيقاف', hidden: false })).not.toBeInTheDocument()
  },
)

it('reports that the merchant is closed already and closes the dialog', async () => {
  const closed = { ...ACCOUNT, status: 'Closed' } as const
  const { user } = openMerchant({ answers: moved('DELETE /api/Account/Delete', ACCOUNT, closed) })
  await user.click(await screen.findByRole('button', { name: 'Close for good' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Close for good' }))
  expect(await screen.findByText(MOVED)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Close for good', hidden: false })).not.toBeInTheDocument()
})
