import { act, screen, waitFor, within } from '@testing-library/react'
import { sampleDiscount } from '#src/testing/sample-offers.ts'
import { CODES, show } from './testing/discounts-server.tsx'
import { usageWeeks } from './usage-weeks.ts'

const list = async () => within(await screen.findByRole('grid', { name: 'Discounts' }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('lists codes with discount, scope, end and number of uses', async () => {
  show('/discount')
  const rows = await list()
  const first = (await rows.findByRole('link', { name: 'RIYADH-SEASON' })).closest('tr')
  expect(first).toHaveTextContent('25%')
  expect(first).toHaveTextContent(/1\s–\s30 Nov 2026/)
  expect(first).toHaveTextContent('9 of 50')
  expect(first).toHaveTextContent('610.75')
  const second = rows.getByRole('link', { name: 'EXPO-5' }).closest('tr')
  await waitFor(() => expect(second).toHaveTextContent('Pro'))
  expect(second).toHaveTextContent('250.00 SAR')
})

it('filters the list by the state in the address, and finds a code in lower case', async () => {
  show('/discount?state=off&search=expo')
  const rows = await list()
  expect(await rows.findByRole('link', { name: 'EXPO-5' })).toBeInTheDocument()
  expect(rows.queryByRole('link', { name: 'RIYADH-SEASON' })).not.toBeInTheDocument()
})

it('sends the whole first and last day of a new code in Riyadh time', async () => {
  const { user, sent, location } = show('/discount/new')
  await user.type(await screen.findByLabelText('Code'), 'eid-50')
  await user.selectOptions(screen.getByLabelText('Kind'), 'Amount')
  await user.type(screen.getByLabelText('Amount off'), '50.5')
  await user.click(screen.getByRole('switch', { name: 'For all plans' }))
  await user.click(screen.getByRole('checkbox', { name: 'Pro' }))
  await user.clear(screen.getByLabelText('First day'))
  await user.type(screen.getByLabelText('First day'), '01/03/2027')
  await user.type(screen.getByLabelText('Last day'), '10/03/2027')
  await user.type(screen.getByLabelText('Uses in all'), '20')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(location()).toBe('/discount'))
  expect(sent()).toEqual([
    {
      path: '/api/Discount/Add',
      body: {
        code: 'eid-50',
        kind: 'amount',
        value: 50.5,
        planIds: [2],
        maxUses: 20,
        startsAt: '2027-02-28T21:00:00.000Z',
        endsAt: '2027-03-10T21:00:00.000Z',
        maxUsesPerAccount: 1,
        isActive: true,
      },
    },
  ])
})

it('previews the price of each package, and marks those that the code excludes', async () => {
  const { user } = show('/discount/new')
  await user.type(await screen.findByLabelText('Percent off'), '50')
  const preview = within(screen.getByRole('complementary', { name: 'As merchants see it' }))
  const two = (await preview.findByText('Two years (24 months)')).closest('li')
  expect(two).toHaveTextContent('4,000.00 SAR')
  expect(two).toHaveTextContent('2,000.00 SAR')
  expect(two).toHaveTextContent('260.87')
  await user.click(screen.getByRole('switch', { name: 'For all plans' }))
  await user.click(screen.getByRole('checkbox', { name: 'Basic' }))
  expect(preview.queryByText('Two years (24 months)')).not.toBeInTheDocument()
  expect(preview.getByText('The code is for other plans')).toBeInTheDocument()
  await user.click(preview.getByRole('tab', { name: 'العربية' }))
  expect(preview.getByText('الرمز لباقات أخرى')).toBeInTheDocument()
})

it('sends nothing without a code or value, or with an end before the start', async () => {
  const { user, sent } = show('/discount/new')
  await user.type(await screen.findByLabelText('Last day'), '01/01/2020')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid())
  expect(screen.getByLabelText('Percent off')).toBeInvalid()
  expect(sent()).toEqual([])
})

it('keeps the name and hours of an existing code and saves it with its version', async () => {
  const { user, sent } = show('/discount/1', {
    'GET /api/Discount/Get/Id': {
      body: sampleDiscount(1, 'RIYADH-SEASON', { startsAt: '2026-11-01T09:30:00.000Z' }),
    },
  })
  expect(await screen.findByLabelText('Code')).toHaveAttribute('readonly')
  await user.click(screen.getByRole('switch', { name: 'Can be used' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await list()
  expect(sent()).toMatchObject([
    {
      path: '/api/Discount/Update',
      body: {
        id: 1,
        rowVersion: 4,
        isActive: false,
        value: 25,
        startsAt: '2026-11-01T09:30:00.000Z',
        endsAt: '2026-11-30T21:00:00.000Z',
      },
    },
  ])
})

it('shows the sums, weeks and users of a code', async () => {
  show('/discount/1')
  const usage = within(await screen.findByRole('region', { name: 'What became of it' }))
  expect(await usage.findByText('Mandi House')).toBeInTheDocument()
  expect(usage.getAllByText('610.75')).toHaveLength(2)
  expect(usage.getByRole('table', { name: /Uses a week/ })).toBeInTheDocument()
})

it('ends the last of thirteen weeks today, and counts each use once', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const day = (date: string) => ({ date, uses: 1, amount: 1 })
  const weeks = usageWeeks(['2026-08-24', '2026-11-15', '2026-11-16', '2026-11-22'].map(day), now)
  expect(weeks).toHaveLength(13)
  expect(weeks[0]).toEqual({ from: '2026-08-24', uses: 1 })
  expect(weeks.slice(-2).map(({ uses }) => uses)).toEqual([1, 2])
  expect(weeks.reduce((sum, { uses }) => sum + uses, 0)).toBe(4)
})

it('shows a missing code with a link back', async () => {
  show('/discount/9', { 'GET /api/Discount/Get/Id': { status: 404, body: { code: 'not_found' } } })
  expect(await screen.findByText('There is no such discount code')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To the discounts' })).toHaveAttribute('href', '/discount')
})

it.each([
  ['0', false],
  ['1', true],
  ['100', true],
  ['101', false],
  ['12.5', false],
  ['٢٥', true],
])('a code of “%s” per cent is made: %s', async (percent, isMade) => {
  const { user, sent } = show('/discount/new')
  await user.type(await screen.findByLabelText('Code'), 'EID-50')
  const value = screen.getByLabelText('Percent off')
  await user.type(value, percent)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  if (isMade) return waitFor(() => expect(sent()).toHaveLength(1))
  // A box for whole numbers may accept no decimal point at all: it sends the displayed value.
  await waitFor(() => expect(sent().length > 0 || value.getAttribute('aria-invalid') === 'true').toBe(true))
  expect(sent().map(({ body }) => Object(body).value)).not.toContain(Number(percent))
})

it('clears the value when the kind changes from percent to an amount', async () => {
  const { user, sent } = show('/discount/1')
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Amount')
  expect(screen.getByLabelText('Amount off')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText('Amount off')).toBeInvalid())
  expect(sent()).toEqual([])
})

it('does not send a code for selected plans without a plan', async () => {
  const { user, sent } = show('/discount/1')
  await user.click(await screen.findByRole('switch', { name: 'For all plans' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(sent()).toEqual([])
})

it.each([
  [
    'a value that is too much',
    400,
    { code: 'validation_failed', errors: { value: ['At most 30.'] } },
    'At most 30.',
  ],
  ['a version that is old', 409, { code: 'stale_version' }, /Somebody else saved it meanwhile/],
])('%s is refused in words, and what was typed stays', async (...refusal) => {
  const [, status, body, says] = refusal
  const { user } = show('/discount/1', { 'PUT /api/Discount/Update': { status, body } })
  const value = await screen.findByLabelText('Percent off')
  await user.clear(value)
  await user.type(value, '40')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(says)).toBeInTheDocument()
  expect(value).toHaveValue('40')
})

it('offers a retry when the usage does not load, and keeps the form usable', async () => {
  show('/discount/1', { 'GET /api/Discount/GetUsage': { status: 500, body: { code: 'internal_error' } } })
  const usage = within(await screen.findByRole('region', { name: 'What became of it' }))
  expect(await usage.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

it('sends the version that the form started with when a colleague has saved the code', async () => {
  let rowVersion = 4
  const { user, sent, queryClient } = show('/discount/1', {
    'GET /api/Discount/Get/Id': () => ({ body: { ...CODES[0], rowVersion } }),
  })
  await screen.findByRole('button', { name: 'Save' })
  rowVersion = 5
  await act(() => queryClient.invalidateQueries())
  await user.type(screen.getByLabelText('Uses in all'), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent()).toMatchObject([{ path: '/api/Discount/Update', body: { rowVersion: 4 } }]),
  )
})
