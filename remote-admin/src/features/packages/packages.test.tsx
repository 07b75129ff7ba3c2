import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleName, samplePackage, samplePlan } from '#src/testing/sample-offers.ts'
import { PackagePage } from './package.page.tsx'
import { PackagesPage } from './packages.page.tsx'

const PLANS = [samplePlan(1, 'Basic'), samplePlan(2, 'Pro')]
const PACKAGES = [
  samplePackage(1, 'Half a year', { subscribers: 4, sold: 5 }),
  samplePackage(2, 'Of a hidden plan', {
    isOffered: false,
    planId: 1,
    planName: sampleName('الأساسية', 'Basic'),
  }),
  samplePackage(3, 'Last summer', { isOffered: false, isActive: false, months: 3 }),
]

const Pages = () =>
  useRoutes([
    { path: '/packages', element: <PackagesPage /> },
    { path: '/packages/:id', element: <PackagePage /> },
  ])

type Answers = Parameters<typeof answerHttp>[0]

const show = (route: string, answers: Answers = {}) => {
  const { calls } = answerHttp({
    'GET /api/Plan/Get': call => ({ body: samplePage(PLANS, call) }),
    'GET /api/Package/Get': call => ({ body: samplePage(PACKAGES, call) }),
    'GET /api/Package/Get/Id': { body: PACKAGES[0] },
    'POST /api/Package/Add': { body: PACKAGES[0] },
    'PUT /api/Package/Update': { body: PACKAGES[0] },
    ...answers,
  })
  const shown = renderUi(<Pages />, { role: 'SuperAdmin', namespaces: { admin: { ar, en } }, route })
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))
  return { ...shown, sent }
}
const list = async () => within(await screen.findByRole('grid', { name: 'Packages' }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('lists packages with monthly price and the reason why they cannot be chosen', async () => {
  show('/packages')
  const rows = await list()
  const first = (await rows.findByRole('link', { name: 'Half a year' })).closest('tr')
  expect(first).toHaveTextContent('6 months')
  expect(first).toHaveTextContent('166.67')
  expect(first).toHaveTextContent('On offer')
  expect(rows.getByText('Plan is hidden')).toBeInTheDocument()
  expect(rows.getByText('Off')).toBeInTheDocument()
})

it('filters the list by plan and state of the URL', async () => {
  show('/packages?planId=2&state=off')
  const rows = await list()
  expect(await rows.findByRole('link', { name: 'Last summer' })).toBeInTheDocument()
  expect(rows.queryByRole('link', { name: 'Half a year' })).not.toBeInTheDocument()
})

it('refuses to delete a package that was bought and shows the reason', async () => {
  const errors = { Id: ['Subscriptions with this package: 5. Switch it off instead.'] }
  const { user } = show('/packages', {
    'DELETE /api/Package/Delete': { status: 409, body: { code: 'in_use', errors } },
  })
  await (await list()).findByRole('link', { name: 'Half a year' })
  await user.click(screen.getByRole('button', { name: 'Actions for Half a year' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText(errors.Id[0] ?? '')).toBeInTheDocument()
})

it('sends a new package with its price in riyals, shorter packages first', async () => {
  const { user, sent, location } = show('/packages/new')
  await user.selectOptions(await screen.findByLabelText('Plan'), 'Pro')
  await user.type(screen.getByLabelText('Name in Arabic'), 'ربع')
  await user.type(screen.getByLabelText('Name in English'), 'Quarter')
  await user.clear(screen.getByLabelText('Months'))
  await user.type(screen.getByLabelText('Months'), '٣')
  await user.type(screen.getByLabelText('Price of the period'), '549.50')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(location()).toBe('/packages'))
  const name = { ar: 'ربع', en: 'Quarter' }
  expect(sent()).toEqual([
    {
      path: '/api/Package/Add',
      body: { planId: 2, name, months: 3, price: 549.5, isActive: true, index: 3 },
    },
  ])
})

it('updates the preview while typing, in both languages, with VAT and savings', async () => {
  const { user } = show('/packages/new')
  await user.selectOptions(await screen.findByLabelText('Plan'), 'Pro')
  await user.type(screen.getByLabelText('Price of the period'), '1150')
  const preview = within(screen.getByRole('complementary', { name: 'As merchants see it' }))
  expect(preview.getByText(/Includes 15% VAT/)).toHaveTextContent('150.00')
  expect(preview.getByText(/Saves/)).toHaveTextContent('50.00')
  await user.click(preview.getByRole('tab', { name: 'العربية' }))
  expect(preview.getByText('6 أشهر')).toBeInTheDocument()
  await user.clear(screen.getByLabelText('Price of the period'))
  await user.type(screen.getByLabelText('Price of the period'), '1250')
  expect(screen.getByText('Paying by the month would be cheaper.')).toBeInTheDocument()
})

it('sends nothing without a plan, names and a price and shows each error at its field', async () => {
  const { user, sent } = show('/packages/new')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText('Plan')).toBeInvalid())
  expect(screen.getByLabelText('Price of the period')).toBeInvalid()
  expect(screen.getByLabelText('Name in Arabic')).toBeInvalid()
  expect(sent()).toEqual([])
})

it('locks plan and months of a bought package and saves it with its version', async () => {
  const { user, sent } = show('/packages/1')
  expect(await screen.findByText(/4 merchants are on this package/)).toBeInTheDocument()
  expect(screen.getByLabelText('Plan')).toBeDisabled()
  expect(screen.getByLabelText('Months')).toBeDisabled()
  await user.click(screen.getByRole('switch', { name: 'On offer to everybody' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await list()
  expect(sent()).toMatchObject([
    { path: '/api/Package/Update', body: { id: 1, rowVersion: 3, months: 6, isActive: false } },
  ])
})

it('shows a missing package with a link back, and a load error with a retry', async () => {
  const { unmount } = show('/packages/9', {
    'GET /api/Package/Get/Id': { status: 404, body: { code: 'not_found' } },
  })
  expect(await screen.findByText('There is no such package')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To the packages' })).toHaveAttribute('href', '/packages')
  unmount()
  show('/packages/1', { 'GET /api/Package/Get/Id': { status: 500, body: { code: 'internal_error' } } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it.each([
  ['somebody saved it meanwhile', 409, { code: 'stale_version' }, /Somebody else saved it meanwhile/],
  [
    'a rule of the server',
    400,
    { code: 'validation_failed', title: 'x', detail: 'Its plan is gone.' },
    'Its plan is gone.',
  ],
  ['the server is away', 503, { code: 'unavailable' }, /This could not be completed/],
])('what is refused because of %s is said above the form, and what was typed stays', async (...refusal) => {
  const [, status, body, says] = refusal
  const { user, sent, location } = show('/packages/1', { 'PUT /api/Package/Update': { status, body } })
  const name = await screen.findByLabelText('Name in English')
  await user.clear(name)
  await user.type(name, 'Half of it')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(says)).toBeInTheDocument()
  expect(name).toHaveValue('Half of it')
  expect(sent()).toHaveLength(1)
  expect(location()).toBe('/packages/1')
})

it('marks a price refused by the server until it changes', async () => {
  const errors = { price: ['At most 99,999.99.'] }
  const { user } = show('/packages/1', {
    'PUT /api/Package/Update': { status: 400, body: { code: 'validation_failed', errors } },
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const price = screen.getByLabelText('Price of the period')
  await waitFor(() => expect(price).toBeInvalid())
  expect(price).toHaveFocus()
  await user.type(price, '{Backspace}')
  await waitFor(() => expect(price).toBeValid())
})

it.each([
  ['0', false],
  ['1', true],
  ['36', true],
  ['37', false],
  ['٣٦', true],
])('of “%s” months a package is made: %s', async (months, isMade) => {
  const { user, sent } = show('/packages/new')
  await user.selectOptions(await screen.findByLabelText('Plan'), 'Pro')
  await user.type(screen.getByLabelText('Name in Arabic'), 'حزمة')
  await user.type(screen.getByLabelText('Name in English'), 'Package')
  await user.clear(screen.getByLabelText('Months'))
  await user.type(screen.getByLabelText('Months'), months)
  await user.type(screen.getByLabelText('Price of the period'), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  if (isMade) await waitFor(() => expect(sent()).toHaveLength(1))
  else {
    await waitFor(() => expect(screen.getByLabelText('Months')).toBeInvalid())
    expect(sent()).toEqual([])
  }
})

it('saves once for repeated presses', async () => {
  const { user, sent } = show('/packages/1')
  await user.dblClick(await screen.findByRole('button', { name: 'Save' }))
  await list()
  expect(sent()).toHaveLength(1)
})

it('sends the version of the edited package after a colleague saved it', async () => {
  let rowVersion = 3
  const { user, sent, queryClient } = show('/packages/1', {
    'GET /api/Package/Get/Id': () => ({ body: { ...PACKAGES[0], rowVersion } }),
  })
  await screen.findByRole('button', { name: 'Save' })
  rowVersion = 4
  await act(() => queryClient.invalidateQueries())
  await user.clear(screen.getByLabelText('Price of the period'))
  await user.type(screen.getByLabelText('Price of the period'), '9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent()).toMatchObject([{ path: '/api/Package/Update', body: { rowVersion: 3 } }]),
  )
})
