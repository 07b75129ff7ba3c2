import { answerHttp, merchantPage, renderUi, sampleMerchant } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { keepFiles, letFilesGo } from '#src/testing/exported-files.ts'
import { MerchantsPage } from './merchants.page.tsx'

const open = (answer: (call: HttpCall) => object, language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({ 'GET /api/Account/Get': call => answer(call) })
  const view = renderUi(
    <>
      <MerchantsPage />
      <Toaster />
    </>,
    {
      language,
      role: 'SuperAdmin',
      namespaces: { admin: { ar, en } },
      route: '/merchants?status=Active&search=house',
    },
  )
  return { ...view, asked: () => calls.filter(({ path }) => path === '/api/Account/Get') }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.restoreAllMocks()
  letFilesGo()
})

it('exports the filtered merchants of all pages', async () => {
  const files = keepFiles()
  const many = Array.from({ length: 230 }, (_, at) => sampleMerchant({ id: at + 1 }))
  const { user, asked } = open(call => ({ body: merchantPage(many, call) }))
  await screen.findAllByText('Old House')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('Rows exported: 230')).toBeInTheDocument()
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]).toHaveLength(231)
  for (const { query } of asked()) {
    expect(query.get('Status')).toBe('Active')
    expect(query.get('Search')).toBe('house')
  }
})

it('exports rows in Arabic and leaves missing values empty', async () => {
  const files = keepFiles()
  const rows = [
    sampleMerchant({
      id: 7,
      city: 'riyadh',
      currentPlan: null,
      expiryDate: null,
      lastOrderAt: null,
      ordersLast30Days: 0,
      closesAt: '2027-01-10T09:00:00.000Z',
    }),
  ]
  const { user } = open(call => ({ body: merchantPage(rows, call) }), 'ar')
  await screen.findByText('البيت العتيق')
  await user.click(screen.getByRole('button', { name: 'تصدير' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.[1]).toMatch(/^البيت العتيق,الرياض,,,0,,.*10 يناير 2027.*$/)
})
