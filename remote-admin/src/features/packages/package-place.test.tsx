import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleName, samplePackage } from '#src/testing/sample-offers.ts'
import { keepFiles, letFilesGo } from '#src/testing/exported-files.ts'
import { PackagePage } from './package.page.tsx'
import { PackagesPage } from './packages.page.tsx'

const PRO: PlanDetails = {
  id: 2,
  name: sampleName('الاحترافية', 'Pro'),
  description: null,
  priceMonthly: 200,
  priceYearly: null,
  currency: 'SAR',
  trialDays: 14,
  index: 2,
  isActive: true,
  isPublic: true,
  subscribers: 3,
  rowVersion: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: null,
  features: [],
}
const HALF = samplePackage(1, 'Half a year')
const SUMMER = samplePackage(3, 'Summer', {
  months: 3,
  price: 700,
  isOffered: false,
  isActive: false,
  subscribers: 8,
})

type Answers = Parameters<typeof answerHttp>[0]

const show = (route: string, answers: Answers = {}, language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({
    'GET /api/Plan/Get': call => ({ body: samplePage([PRO], call) }),
    'GET /api/Package/Get': call => ({ body: samplePage([HALF, SUMMER], call) }),
    'GET /api/Package/Get/Id': { body: HALF },
    'PUT /api/Package/Update': { body: HALF },
    ...answers,
  })
  const Pages = () =>
    useRoutes([
      { path: '/packages', element: <PackagesPage /> },
      { path: '/packages/:id', element: <PackagePage /> },
    ])
  const shown = renderUi(
    <>
      <Pages />
      <Toaster />
    </>,
    { role: 'SuperAdmin', namespaces: { admin: { ar, en } }, route, language },
  )
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { ...shown, sent }
}
const months = async () => screen.findByLabelText('Months')
const names = () =>
  within(screen.getByRole('grid', { name: 'Packages' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.restoreAllMocks()
  letFilesGo()
})

it('moves a lengthened package behind the shorter ones', async () => {
  const { user, sent } = show('/packages/1')
  await user.clear(await months())
  await user.type(await months(), '24')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The package is saved')).toBeInTheDocument()
  expect(sent()).toMatchObject([{ months: 24, index: 24 }])
})

it('keeps the position of a package with unchanged months', async () => {
  const { user, sent } = show('/packages/1', {
    'GET /api/Package/Get/Id': { body: { ...HALF, index: 40 } },
  })
  await months()
  await user.type(screen.getByLabelText('Name in English'), ' and more')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toMatchObject([{ months: 6, index: 40 }]))
})

it('shows neither savings nor a surcharge for a package at the monthly price', async () => {
  const { user } = show('/packages/1')
  const price = await screen.findByLabelText('Price of the period')
  await user.clear(price)
  await user.type(price, '1200')
  expect(screen.queryByText('Paying by the month would be cheaper.')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Saves/)).not.toBeInTheDocument()
  await user.clear(price)
  await user.type(price, '1200.01')
  expect(await screen.findByText('Paying by the month would be cheaper.')).toBeInTheDocument()
})

it('exports packages with their monthly price, in Arabic too', async () => {
  const files = keepFiles()
  const { user } = show('/packages', {}, 'ar')
  await screen.findByRole('link', { name: 'حزمة 1' })
  await user.click(screen.getByRole('button', { name: 'تصدير' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [, half, summer] = files[0] ?? []
  expect(half).toMatch(/^حزمة 1,6,1000,166\.67,0,/)
  expect(summer).toMatch(/^حزمة 3,3,700,233\.33,8,/)
})

it('sorts packages by months and by subscribers', async () => {
  const { user } = show('/packages')
  await screen.findByRole('link', { name: 'Summer' })
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  await waitFor(() => expect(names()).toEqual(['Summer', 'Half a year']))
  await user.click(screen.getByRole('button', { name: /^Merchants/ }))
  await waitFor(() => expect(names()).toEqual(['Half a year', 'Summer']))
})

it('finds a package by the name of its plan, and filters by existing plans', async () => {
  const { user, location } = show('/packages')
  await screen.findByRole('link', { name: 'Summer' })
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or plan' }), 'الاحتراف')
  await waitFor(() => expect(location()).toContain('search='))
  expect(names()).toEqual(['Half a year', 'Summer'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Off')
  await waitFor(() => expect(names()).toEqual(['Summer']))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Pro')
  expect(location()).toContain('planId=2')
  expect(names()).toEqual(['Summer'])
})
