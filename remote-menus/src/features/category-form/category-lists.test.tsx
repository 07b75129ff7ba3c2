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

it('a category that stands under another one never seems to stand at the top because the others did not come', async () => {
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

it('a new one cannot be placed while the others are not known, which can be asked again', async () => {
  let isDown = true
  serve({ [LIST]: call => (isDown ? DOWN : { body: samplePage([GRILLS], call) }) })
  const { user } = show('/add-category?brand=7')
  expect(await screen.findByText('The categories could not be loaded')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Place on the menu')).toHaveValue('5')
})

it('one that does not load says so, and a retry brings it', async () => {
  let isDown = true
  serve({ 'GET /api/Category/Get/Id': () => (isDown ? DOWN : { body: GRILLS }) })
  const { user } = show('/edit-category/3')
  expect(await screen.findByText('The category could not be loaded')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Name in English' })).toHaveValue('Grills')
})

it('a name that the server refuses is marked, and what was typed stays', async () => {
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

it('what is typed of a new one stays where the others could not be read again meanwhile', async () => {
  let isDown = false
  const { sentTo } = serve({
    [LIST]: call => (isDown ? DOWN : { body: samplePage([GRILLS], call) }),
  })
  const { user, queryClient } = show('/add-category?brand=7')
  await write(user, 'Name in English', 'Starters')
  isDown = true
  // As it happens when somebody else changes the menu.
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
