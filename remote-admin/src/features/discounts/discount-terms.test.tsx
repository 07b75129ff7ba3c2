import type { Discount, DiscountUsage } from '@sufra/shared/contracts/discount'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { samplePackage, samplePlan } from '#src/testing/sample-offers.ts'
import { DiscountPage } from './discount.page.tsx'

const PLANS = [
  samplePlan(1, 'Basic', { priceYearly: 1000 }),
  samplePlan(2, 'Pro'),
  samplePlan(3, 'Secret', { isPublic: false }),
  samplePlan(4, 'Old', { isActive: false }),
]
const CODE: Discount = {
  id: 1,
  code: 'RIYADH-SEASON',
  kind: 'amount',
  value: 150,
  planIds: null,
  maxUses: 50,
  startsAt: '2026-10-31T21:00:00.000Z',
  endsAt: null,
  maxUsesPerAccount: 2,
  isActive: true,
  state: 'planned',
  used: 0,
  held: 0,
  amountGiven: 0,
  rowVersion: 4,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: 'Saad',
}
const NO_USAGE: DiscountUsage = { days: [], accounts: [] }

const show = (
  id: string,
  { code = CODE, usage = NO_USAGE }: { code?: Discount; usage?: DiscountUsage } = {},
  language: 'ar' | 'en' = 'en',
) => {
  const { calls } = answerHttp({
    'GET /api/Plan/Get': call => ({ body: samplePage(PLANS, call) }),
    'GET /api/Package/Get': call => ({
      body: samplePage(
        [
          samplePackage(7, 'Two years', { months: 24, price: 4000 }),
          samplePackage(8, 'Summer', { months: 24, price: 4000, isActive: false }),
        ],
        call,
      ),
    }),
    'GET /api/Discount/Get/Id': { body: code },
    'GET /api/Discount/GetUsage': { body: usage },
    'POST /api/Discount/Add': { body: code },
    'PUT /api/Discount/Update': { body: code },
  })
  const Pages = () =>
    useRoutes([
      { path: '/discount', element: <p>the list</p> },
      { path: '/discount/:id', element: <DiscountPage /> },
    ])
  const shown = renderUi(<Pages />, {
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
    route: `/discount/${id}`,
    language,
  })
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
  return { ...shown, sent }
}
const preview = async () => within(await screen.findByRole('complementary'))
const lineOf = async (label: string) => {
  const [line] = (await (await preview()).findAllByText(label)).map(each => each.closest('li'))
  return line
}

it('limits an amount to the price and marks free packages', async () => {
  show('1')
  expect(await lineOf('A year')).toHaveTextContent(/1,000\.00 SAR850\.00 SARIncludes 15% VAT \(.?110\.87 SAR/)
  expect(await lineOf('A month')).toHaveTextContent('100.00 SAR0.00 SARNothing to pay')
})

it('omits unavailable packages from the preview', async () => {
  show('1')
  const shown = await preview()
  expect(await shown.findByText('Two years (24 months)')).toBeInTheDocument()
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Basic', 'Pro'],
  ])
  expect(shown.queryByText(/Summer/)).not.toBeInTheDocument()
})

it('previews full prices without a value and zero for more than 100 percent', async () => {
  const { user } = show('new')
  expect(await lineOf('A year')).toHaveTextContent(/^A year1,000.00 SARIncludes/)
  const value = screen.getByLabelText('Percent off')
  await user.type(value, '10')
  expect(await lineOf('A year')).toHaveTextContent('1,000.00 SAR900.00 SAR')
  await user.type(value, '5')
  expect(await lineOf('A year')).toHaveTextContent('1,000.00 SAR0.00 SARNothing to pay')
})

it('previews in Arabic first and in English on request', async () => {
  const { user } = show('1', {}, 'ar')
  const shown = await preview()
  expect(await lineOf('شهر')).toHaveTextContent('لا شيء للدفع')
  expect(shown.getByText('باقة 1').closest('[lang]')).toHaveAttribute('dir', 'rtl')
  await user.click(shown.getByRole('tab', { name: 'English' }))
  expect(await lineOf('A month')).toHaveTextContent('Nothing to pay')
  expect(shown.getByText('Basic').closest('[lang]')).toHaveAttribute('dir', 'ltr')
})

it('shows state and empty usage of an unused code', async () => {
  show('1')
  const usage = within(await screen.findByRole('region', { name: 'What became of it' }))
  expect(await usage.findByText('Nobody has used it yet')).toBeInTheDocument()
  expect(screen.getByText('Planned')).toBeInTheDocument()
  expect(screen.getByText('Changed on 1 November 2026 · Saad')).toBeInTheDocument()
})

it('sends a removed end and unlimited uses as null', async () => {
  const { user, sent } = show('1', { code: { ...CODE, endsAt: '2026-12-31T21:00:00.000Z' } })
  const end = await screen.findByLabelText('Last day')
  await user.clear(end)
  await user.clear(screen.getByLabelText('Uses in all'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('the list')
  expect(sent()).toMatchObject([{ endsAt: null, maxUses: null, maxUsesPerAccount: 2, value: 150 }])
})

it('refuses empty uses per merchant at their field', async () => {
  const { user, sent } = show('1')
  const perMerchant = await screen.findByLabelText('Uses per merchant')
  await user.clear(perMerchant)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(perMerchant).toBeInvalid())
  expect(perMerchant).toHaveFocus()
  expect(sent()).toEqual([])
})

it('checks the selected plans of a code and sends null for all plans', async () => {
  const { user, sent } = show('1', { code: { ...CODE, planIds: [2] } })
  expect(await screen.findByRole('checkbox', { name: 'Pro' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Basic' })).not.toBeChecked()
  await user.click(screen.getByRole('switch', { name: 'For all plans' }))
  expect(screen.queryByRole('checkbox', { name: 'Pro' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('the list')
  expect(sent()).toMatchObject([{ planIds: null }])
})
