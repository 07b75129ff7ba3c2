import type { SetupItem } from '@sufra/shared/contracts/account'
import { answerHttp, delayedResponse, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'
import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { SetupChecklist } from './setup-checklist.tsx'

const SETUP = 'GET /api/Dashboard/GetSetup'
const KEYS = ['menu', 'platform', 'team', 'logo', 'vatNumber'] as const
const setupOf = (...done: SetupItem['key'][]) => ({
  body: { items: KEYS.map(key => ({ key, isDone: done.includes(key) })) },
})
const ACCOUNT = {
  id: 1,
  name: '{"ar":"البيت","en":"Bait"}',
  legalName: null,
  legalNameEn: null,
  crNumber: null,
  unifiedNumber: '7001234567',
  vatNumber: null,
  phone: '+966551234567',
  email: null,
  typeId: 1,
  city: 'riyadh',
  nationalAddress: null,
  status: 'Active',
}
const BRAND = {
  id: 4,
  accountId: 1,
  name: '{"ar":"ب","en":"Bait"}',
  logoUrl: null,
  color: null,
  typeId: 1,
  phone: null,
  isActive: true,
}

const show = (language: 'ar' | 'en' = 'en') =>
  renderUi(<SetupChecklist />, { namespaces: onboardingTexts, role: 'Admin', language })
const list = async () => within(await screen.findByRole('region', { name: 'Before your first order' }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('lists open items with links and ticks done ones', async () => {
  answerHttp({ [SETUP]: setupOf('menu') })
  show()
  const shown = await list()
  expect(shown.getByText('1 of 5 done')).toBeInTheDocument()
  expect(shown.getByText('Add the items of your menu')).toHaveTextContent('done')
  expect(shown.queryByRole('link', { name: 'Open the menu' })).not.toBeInTheDocument()
  expect(shown.getByRole('link', { name: 'Open integrations' })).toHaveAttribute('href', '/integrations')
  expect(shown.getByRole('link', { name: 'Invite somebody' })).toHaveAttribute('href', '/users')
})

it('shows open items without forms during impersonation', async () => {
  answerHttp({ [SETUP]: setupOf('menu') })
  show()
  startImpersonation()
  const shown = await list()
  expect(shown.getByRole('link', { name: 'Open integrations' })).toBeInTheDocument()
  for (const name of ['Add the logo', 'Add the number'])
    expect(shown.queryByRole('button', { name })).not.toBeInTheDocument()
})

it('stays folded', async () => {
  answerHttp({ [SETUP]: setupOf() })
  const { user, unmount } = show()
  await user.click((await list()).getByRole('button', { name: 'Hide the steps' }))
  expect(screen.queryByRole('list', { hidden: false })).not.toBeInTheDocument()
  unmount()
  show()
  expect((await list()).getByRole('button', { name: 'Show the steps' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  expect(screen.queryByRole('list', { hidden: false })).not.toBeInTheDocument()
})

it.each([
  ['all items are done', setupOf(...KEYS)],
  ['it failed to load', { status: 500, body: { code: 'internal_error' } }],
])('shows no list when %s', async (_name, answer) => {
  const { calls } = answerHttp({ [SETUP]: answer })
  show()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('region', { hidden: false })).not.toBeInTheDocument()
})

it('checks and saves the VAT number in place and changes nothing else', async () => {
  const { calls } = answerHttp({
    [SETUP]: () =>
      setupOf(...(calls.some(({ method }) => method === 'PUT') ? KEYS.slice(1) : KEYS.slice(1, 4))),
    'GET /api/Account/Get/Id': { body: ACCOUNT },
    'PUT /api/Account/Update': { body: ACCOUNT },
  })
  const { user } = show()
  await user.click((await list()).getByRole('button', { name: 'Add the number' }))
  const box = await screen.findByLabelText('VAT number')
  await user.type(box, '123')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(box).toHaveAccessibleDescription(/A VAT number has 15 digits/))
  await user.clear(box)
  await user.type(box, '310044556600003')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('4 of 5 done')).toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    id: 1,
    name: { ar: 'البيت', en: 'Bait' },
    legalName: null,
    legalNameEn: null,
    companyNumber: '7001234567',
    vatNumber: '310044556600003',
    phone: '+966551234567',
    email: null,
    typeId: 1,
    city: 'riyadh',
    nationalAddress: null,
  })
})

it('uploads the logo and sets it on the brand; sends nothing without a picture', async () => {
  const { calls } = answerHttp({
    [SETUP]: setupOf('menu'),
    'POST /api/Image/Add': { body: { imageUrl: '/images/a.webp' } },
    'GET /api/ServiceProvider/Get': call => ({
      body: samplePage([{ ...BRAND, id: 3, logoUrl: '/images/b.webp' }, BRAND], call),
    }),
    'PUT /api/ServiceProvider/Update': { body: BRAND },
  })
  const { user } = show()
  await user.click((await list()).getByRole('button', { name: 'Add the logo' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose the picture of your logo.')
  await user.upload(
    screen.getByLabelText('Logo of the brand'),
    new File(['x'], 'l.png', { type: 'image/png' }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/Dashboard/GetSetup'))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    id: 4,
    logoUrl: '/images/a.webp',
    color: null,
  })
})

it('sets the logo on the brand without one, after any number of others', async () => {
  const marked = Array.from({ length: 230 }, (_, index) => ({
    ...BRAND,
    id: index + 10,
    logoUrl: '/images/b.webp',
  }))
  const { calls } = answerHttp({
    [SETUP]: setupOf('menu'),
    'POST /api/Image/Add': { body: { imageUrl: '/images/a.webp' } },
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([...marked, BRAND], call) }),
    'PUT /api/ServiceProvider/Update': { body: BRAND },
  })
  const { user } = show()
  await user.click((await list()).getByRole('button', { name: 'Add the logo' }))
  await user.upload(
    screen.getByLabelText('Logo of the brand'),
    new File(['x'], 'l.png', { type: 'image/png' }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ id: BRAND.id }),
  )
})

it('shows a refused picture at the picture', async () => {
  answerHttp({
    [SETUP]: setupOf('menu'),
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([BRAND], call) }),
    'POST /api/Image/Add': { status: 415, body: { code: 'unsupported_media_type' } },
  })
  const { user } = show('ar')
  await user.click(await screen.findByRole('button', { name: 'إضافة الشعار' }))
  await user.upload(screen.getByLabelText('شعار العلامة'), new File(['x'], 'l.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('لم نتمكن من قراءة هذه الصورة')
})

it('a VAT number saved after "Cancel" leaves the chosen logo alone', async () => {
  const late = delayedResponse({ body: ACCOUNT })
  const { calls } = answerHttp({
    [SETUP]: setupOf('menu'),
    'GET /api/Account/Get/Id': { body: ACCOUNT },
    'PUT /api/Account/Update': late.answer,
  })
  const { user } = show()
  await user.click((await list()).getByRole('button', { name: 'Add the number' }))
  await user.type(await screen.findByLabelText('VAT number'), '310044556600003')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click((await list()).getByRole('button', { name: 'Add the logo' }))
  expect(screen.getByLabelText('Logo of the brand')).toBeInTheDocument()
  const asked = () => calls.filter(({ path }) => path === '/api/Dashboard/GetSetup').length
  const before = asked()
  late.come()
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  expect(screen.getByLabelText('Logo of the brand')).toBeInTheDocument()
})

it('retries a company that failed to load, in the dialog', async () => {
  answerHttp({ [SETUP]: setupOf('menu'), 'GET /api/Account/Get/Id': { status: 500 } })
  const { user } = show()
  await user.click((await list()).getByRole('button', { name: 'Add the number' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answerHttp({ [SETUP]: setupOf('menu'), 'GET /api/Account/Get/Id': { body: ACCOUNT } })
  await user.click(retry)
  expect(await screen.findByLabelText('VAT number')).toBeInTheDocument()
})
