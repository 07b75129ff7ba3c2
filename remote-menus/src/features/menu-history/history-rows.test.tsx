import type { FieldChange } from '@sufra/shared/contracts/menu-history'
import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { revision, serve } from './testing/history-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const GET = 'GET /api/MenuHistory/Get'
const shownRow = async () => {
  await screen.findByText('Noura')
  return screen.getAllByRole('row')[1]
}

it.each<[string, FieldChange, RegExp]>([
  ['a switch', { field: 'isVisible', before: true, after: false }, /On sale.*Yes.*to.*No/],
  ['a figure', { field: 'calories', before: null, after: 980 }, /Calories.*—.*to.*980/],
  ['a removed price', { field: 'price', before: 30, after: null }, /Price.*30\.00.*to.*—/],
  [
    'a name in both languages',
    { field: 'name', before: '{"ar":"أ","en":"Old"}', after: '{"ar":"ب","en":"New"}' },
    /Name.*Old.*to.*New/,
  ],
  ['hours', { field: 'schedule', before: null, after: { periods: [] } }, /Hours of sale.*changed/],
  ['a field without a name', { field: 'oddity', before: 1, after: 2 }, /Details.*changed/],
])('describes %s in words', async (_what, field, says) => {
  serve([revision({ fields: [field] })])
  expect(await shownRow()).toHaveTextContent(says)
})

it('names three of many fields and counts the rest', async () => {
  const fields = ['calories', 'index', 'sodiumMg', 'min', 'max'].map(field => ({
    field,
    before: 1,
    after: 2,
  }))
  serve([revision({ fields })])
  const row = await shownRow()
  expect(row).toHaveTextContent(/Calories.*Place.*Sodium, mg.*and 2 more fields/)
  expect(row).not.toHaveTextContent('At least')
})

it('shows an error for a history that failed to load, and retries', async () => {
  let isDown = true
  const { user } = serve(
    [],
    {},
    {
      [GET]: call =>
        isDown ? { status: 500, body: { code: 'internal_error' } } : { body: samplePage([revision()], call) },
    },
  )
  expect(await screen.findByText('The history did not load')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Noura')).toBeInTheDocument()
})

it('leads back to the newest changes when older ones fail to load', async () => {
  const rows = Array.from({ length: 30 }, (_none, place) =>
    revision({ id: place + 1, byName: `Person ${place + 1}` }),
  )
  const { user } = serve(
    [],
    {},
    {
      [GET]: call =>
        call.query.get('PaginatedRequest.PageNumber') === '1'
          ? { body: samplePage(rows, call) }
          : { status: 500, body: { code: 'internal_error' } },
    },
  )
  await screen.findByText('Person 1')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('The history did not load')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findByText('Person 1')).toBeInTheDocument()
})

it('shows an empty text for a menu without changes', async () => {
  serve([])
  expect(await screen.findByText('Nothing has changed yet')).toBeInTheDocument()
})

it('keeps the page of older changes in the address', async () => {
  const rows = Array.from({ length: 30 }, (_none, place) =>
    revision({ id: place + 1, byName: `Person ${place + 1}` }),
  )
  const { user, location, calls } = serve(rows)
  await screen.findByText('Person 1')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('Person 30')).toBeInTheDocument()
  expect(location()).toBe('/?page=2')
  await waitFor(() => expect(calls(GET).at(-1)?.query.get('PaginatedRequest.PageNumber')).toBe('2'))
})
