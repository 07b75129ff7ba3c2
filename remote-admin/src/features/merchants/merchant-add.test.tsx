import { answerHttp, merchantPage, renderUi, sampleMerchant, samplePage } from '@sufra/shared/testing'
import { Link, useRoutes } from '@sufra/shared/router'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { MerchantsPage } from './merchants.page.tsx'

const TYPES = [
  { id: 1, name: '{"ar":"مطعم","en":"Restaurant"}', icon: 'x', index: 1 },
  { id: 2, name: '{"ar":"مقهى","en":"Café"}', icon: 'x', index: 2 },
]
const ADDED = {
  id: 31,
  name: '{"ar":"ركن","en":"Corner"}',
  legalName: null,
  legalNameEn: null,
  crNumber: '1010445566',
  unifiedNumber: null,
  vatNumber: null,
  phone: '+966501234567',
  email: null,
  typeId: 2,
  city: 'jeddah',
  nationalAddress: null,
  status: 'PendingPlan',
}

type Answers = Parameters<typeof answerHttp>[0]

const Pages = () =>
  useRoutes([
    { path: '/merchants', element: <MerchantsPage /> },
    {
      path: '/merchants/:id',
      element: (
        <>
          <p>the new merchant</p>
          <Link to="/merchants">back</Link>
        </>
      ),
    },
  ])

const add = async (answers: Answers = {}, language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({
    'GET /api/Account/Get': call => ({ body: merchantPage([], call) }),
    'GET /api/Type/Get': call => ({ body: samplePage(TYPES, call) }),
    'POST /api/Account/Add': { body: ADDED },
    ...answers,
  })
  const name = { ar: 'تاجر جديد', en: 'New merchant' }[language]
  const view = renderUi(
    <>
      <Pages />
      <Toaster />
    </>,
    { language, role: 'SuperAdmin', namespaces: { admin: { ar, en } }, route: '/merchants' },
  )
  await view.user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findByRole('option', { name: { ar: 'مقهى', en: 'Café' }[language] })
  const sent = () => calls.filter(({ method, path }) => method === 'POST' && path === '/api/Account/Add')
  return { ...view, dialog, sent }
}

type Added = Awaited<ReturnType<typeof add>>

const fill = async ({ user, dialog }: Added) => {
  await user.type(dialog.getByLabelText('Name in Arabic'), 'ركن')
  await user.type(dialog.getByLabelText('Name in English'), 'Corner')
  await user.selectOptions(dialog.getByLabelText('Kind of business'), 'Café')
  await user.selectOptions(dialog.getByLabelText('City'), 'Jeddah')
  await user.type(dialog.getByLabelText('Unified number or CR'), '1010445566')
  await user.type(dialog.getByLabelText('Mobile'), '0501234567')
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('adds a merchant with the typed values and opens its page', async () => {
  const view = await add()
  await fill(view)
  await view.user.click(view.dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('the new merchant')).toBeInTheDocument()
  expect(view.location()).toBe('/merchants/31')
  expect(view.sent().map(({ body }) => body)).toEqual([
    {
      name: { ar: 'ركن', en: 'Corner' },
      companyNumber: '1010445566',
      typeId: 2,
      city: 'jeddah',
      phone: '0501234567',
      email: '',
      vatNumber: '',
      legalName: '',
      legalNameEn: '',
      nationalAddress: '',
    },
  ])
})

it('lists a new merchant after navigating back', async () => {
  const corner = sampleMerchant({ id: 31, name: ADDED.name })
  let isAdded = false
  const view = await add({
    'GET /api/Account/Get': call => ({ body: merchantPage(isAdded ? [corner] : [], call) }),
    'POST /api/Account/Add': () => {
      isAdded = true
      return { body: ADDED }
    },
  })
  await fill(view)
  await view.user.click(view.dialog.getByRole('button', { name: 'Save' }))
  await view.user.click(await screen.findByRole('link', { name: 'back' }))
  expect(await screen.findByRole('link', { name: 'Corner' })).toBeInTheDocument()
})

it.each([
  {
    language: 'en',
    save: 'Save',
    fields: ['Name in Arabic', 'Kind of business', 'City', 'Unified number or CR', 'Mobile'],
    free: 'E-mail',
  },
  {
    language: 'ar',
    save: 'حفظ',
    fields: ['الاسم بالعربية', 'نوع النشاط', 'المدينة', 'الرقم الموحد أو السجل التجاري', 'الجوال'],
    free: 'البريد الإلكتروني',
  },
] as const)(
  'an empty form says at each field what is missing, and sends nothing ($language)',
  async words => {
    const { language, save, fields, free } = words
    const { user, dialog, sent } = await add({}, language)
    await user.click(dialog.getByRole('button', { name: save }))
    await waitFor(() => expect(dialog.getByLabelText(fields[0])).toBeInvalid())
    for (const field of fields) {
      expect(dialog.getByLabelText(field)).toBeInvalid()
      expect(dialog.getByLabelText(field)).toHaveAccessibleDescription(/\S/)
    }
    expect(dialog.getByLabelText(free)).toBeValid()
    expect(sent()).toEqual([])
  },
)

it('clears the error of the kind once it is chosen', async () => {
  const { user, dialog } = await add()
  const [type, city] = [dialog.getByLabelText('Kind of business'), dialog.getByLabelText('City')]
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(type).toBeInvalid())
  await user.selectOptions(type, 'Café')
  await waitFor(() => expect(type).toBeValid())
  expect(city).toBeInvalid()
  await user.selectOptions(city, 'Jeddah')
  await waitFor(() => expect(city).toBeValid())
})

it('shows a duplicate number at its field and keeps the typed values', async () => {
  const taken = {
    code: 'validation_failed',
    errors: { companyNumber: ['Another merchant has this number.'] },
  }
  const view = await add({ 'POST /api/Account/Add': { status: 400, body: taken } })
  await fill(view)
  await view.user.click(view.dialog.getByRole('button', { name: 'Save' }))
  expect(await view.dialog.findByText('Another merchant has this number.')).toBeInTheDocument()
  expect(view.dialog.getByLabelText('Name in English')).toHaveValue('Corner')
  expect(view.dialog.getByLabelText('City')).toHaveDisplayValue('Jeddah')
  expect(view.location()).toBe('/merchants')
})

it('shows a failed addition in the dialog and sends one request per press', async () => {
  const view = await add({ 'POST /api/Account/Add': { status: 500, body: { code: 'internal_error' } } })
  await fill(view)
  await view.user.dblClick(view.dialog.getByRole('button', { name: 'Save' }))
  expect(await view.dialog.findByRole('alert')).toBeInTheDocument()
  expect(view.sent()).toHaveLength(1)
  expect(view.dialog.getByLabelText('Mobile')).not.toHaveValue('')
})
