import { screen, waitFor, within } from '@testing-library/react'
import { openMerchant } from './testing/merchant-page-server.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof openMerchant>[0]>['answers']>

const begin = async (answer: Answers[string], language: 'ar' | 'en' = 'en') => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window)
  const words = {
    en: { open: 'View as Admin', begin: 'Begin' },
    ar: { open: 'العرض كمدير', begin: 'ابدأ' },
  }[language]
  const view = openMerchant({ language, answers: { 'POST /api/AccountView/Begin': answer } })
  await view.user.click(await screen.findByRole('button', { name: words.open }))
  const dialog = within(await screen.findByRole('dialog'))
  await view.user.type(dialog.getByRole('textbox'), 'They asked us to look')
  await view.user.click(dialog.getByRole('button', { name: words.begin }))
  return { ...view, dialog, open }
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

it.each([
  ['that the merchant is gone', { status: 404, body: { code: 'not_found' } }, 'It does not exist any more.'],
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
  [
    'that there is no connection',
    () => {
      throw new TypeError('no network')
    },
    'The server could not be reached. Try again.',
  ],
  [
    'that the merchant is another one by now',
    { status: 409, body: { code: 'illegal_transition' } },
    /The state of this merchant changed meanwhile/,
  ],
])(
  'shows %s when impersonation cannot start, opens nothing, and keeps the reason',
  async (_, answer, words) => {
    const { dialog, open } = await begin(answer)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
    expect(dialog.getByRole('textbox')).toHaveValue('They asked us to look')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Begin' })).toBeEnabled())
  },
)

it('shows in Arabic that impersonation cannot start', async () => {
  await begin({ status: 404, body: { code: 'not_found' } }, 'ar')
  expect(await screen.findByText('لم يعد موجودًا.')).toBeInTheDocument()
})
