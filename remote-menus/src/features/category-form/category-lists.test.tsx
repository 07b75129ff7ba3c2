import { samplePage } from '@sufra/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { categoriesKey } from '#src/categories/categories.queries.ts'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { GRILLS, serve, show, write } from './testing/category-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const DOWN = { status: 500, body: { code: 'internal_error' } }
const LIST = 'GET /api/Category/Get'
const RICE = sampleCategory({ id: 5, en: 'Rice', ar: 'أرز', parentId: 3 })

it('does not show a subcategory as a top-level one while the other categories failed to load', async () => {
  let isDown = true
  serve({
    'GET /api/Category/Get/Id': { body: RICE },
    [LIST]: call => (isDown ? DOWN : { body: samplePage([GRILLS, RICE], call) }),
  })
  const { user } = show('/edit-category/5')
  expect(await screen.findByText('The categories could not be loaded')).toBeInTheDocument()
  expect(screen.queryByLabelText('Under')).not.toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Under')).toHaveDisplayValue('Grills')
})

it('blocks a new category until the others are loaded, and offers a retry', async () => {
  let isDown = true
  serve({ [LIST]: call => (isDown ? DOWN : { body: samplePage([GRILLS], call) }) })
  const { user } = show('/add-category?brand=7')
  expect(await screen.findByText('The categories could not be loaded')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Place on the menu')).toHaveValue('5')
})

it('shows an error for a category that failed to load, and retries', async () => {
  let isDown = true
  serve({ 'GET /api/Category/Get/Id': () => (isDown ? DOWN : { body: GRILLS }) })
  const { user } = show('/edit-category/3')
  expect(await screen.findByText('The category could not be loaded')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Name in English' })).toHaveValue('Grills')
})

it('marks a name that the server refuses and keeps the input', async () => {
  const { sentTo } = serve({
    'PUT /api/Category/Update': {
      status: 400,
      body: { code: 'validation_failed', title: 'x', errors: { 'name.en': ['Too long.'] } },
    },
  })
  const { user } = show('/edit-category/3')
  await write(user, 'Name in English', 'Charcoal')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name in English' })).toBeInvalid())
  expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Charcoal')
  expect(sentTo('PUT /api/Category/Update')).toHaveLength(1)
})

it('keeps the input of a new category when the others fail to reload', async () => {
  let isDown = false
  const { sentTo } = serve({
    [LIST]: call => (isDown ? DOWN : { body: samplePage([GRILLS], call) }),
  })
  const { user, queryClient } = show('/add-category?brand=7')
  await write(user, 'Name in English', 'Starters')
  isDown = true
  // The stream does the same when another user changes the menu.
  await act(() => queryClient.invalidateQueries({ queryKey: categoriesKey }))
  expect(queryClient.getQueryState([...categoriesKey, 7])?.status).toBe('error')
  expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Starters')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentTo('POST /api/Category/Add')).toEqual([
      expect.objectContaining({ name: { ar: '', en: 'Starters' } }),
    ]),
  )
})
