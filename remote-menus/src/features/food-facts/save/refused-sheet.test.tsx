import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { factsServer, renderFacts } from '../testing/facts-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const SAVE = 'PUT /api/Product/FoodFacts'
const kabsa = sampleProduct({ id: 1, en: 'Kabsa', ar: 'كبسة' })
const tea = sampleProduct({ id: 2, en: 'Tea', ar: 'شاي', categoryId: 4 })
const TOO_HIGH = 'Not more than 9999.'

const cell = (name: string) => screen.getByRole('textbox', { name })
const findCell = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })
const refused = {
  status: 400,
  body: { code: 'validation_failed', title: '', errors: { 'items.0.calories': [TOO_HIGH] } },
}

const saveRefused = async () => {
  factsServer([kabsa, tea], { [SAVE]: () => refused })
  const { user } = renderFacts()
  await user.type(await findCell('Calories, kcal: Kabsa'), '1')
  await user.click(press('Save'))
  await waitFor(() => expect(cell('Calories, kcal: Kabsa')).toHaveAccessibleDescription(TOO_HIGH))
  return user
}

describe('a refusal of the server', () => {
  it('disappears when the input is discarded', async () => {
    const user = await saveRefused()
    await user.click(press('Discard'))
    expect(cell('Calories, kcal: Kabsa')).toHaveValue('')
    expect(cell('Calories, kcal: Kabsa')).toBeValid()
    expect(screen.queryByText(TOO_HIGH)).not.toBeInTheDocument()
  })

  it('disappears when the edit is undone', async () => {
    const user = await saveRefused()
    await user.click(press('Undo the last step'))
    expect(cell('Calories, kcal: Kabsa')).toHaveValue('')
    expect(screen.queryByText(TOO_HIGH)).not.toBeInTheDocument()
  })

  it('stays at its cell during input at another item', async () => {
    const user = await saveRefused()
    await user.type(cell('Calories, kcal: Tea'), '2')
    expect(cell('Calories, kcal: Kabsa')).toHaveAccessibleDescription(TOO_HIGH)
    await user.type(cell('Calories, kcal: Kabsa'), '0')
    expect(cell('Calories, kcal: Kabsa')).toBeValid()
  })

  it('stays visible when a search excludes its item', async () => {
    factsServer([kabsa, tea], { [SAVE]: () => refused })
    const { user } = renderFacts()
    await user.type(await findCell('Calories, kcal: Kabsa'), '1')
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'Tea')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await user.click(press('Save'))
    expect(await screen.findByText('Nothing was saved: look at the marked cells')).toBeInTheDocument()
    expect(await findCell('Calories, kcal: Kabsa')).toHaveAccessibleDescription(TOO_HIGH)
  })
})

it.each([
  [
    'the connection is gone',
    () => Promise.reject(new TypeError('cut')),
    /^No answer came, so it may be saved or not\. What you typed is still here/,
  ],
  [
    'the role was changed',
    { status: 403, body: { code: 'forbidden_role' } },
    'Your role does not allow this.',
  ],
  [
    'the server fails',
    { status: 500, body: { code: 'internal_error' } },
    /^No answer came, so it may be saved or not\. What you typed is still here/,
  ],
] as const)('says so and keeps the input for another save where %s', async (_when, answer, says) => {
  factsServer([kabsa], { [SAVE]: () => (typeof answer === 'function' ? answer() : answer) })
  const { user } = renderFacts()
  await user.type(await findCell('Calories, kcal: Kabsa'), '420')
  await user.click(press('Save'))
  expect(await screen.findByText(says)).toBeInTheDocument()
  expect(cell('Calories, kcal: Kabsa')).toHaveValue('420')
  await waitFor(() => expect(press('Save')).toBeEnabled())
  expect(screen.getByText('1 item changed')).toBeInTheDocument()
})

it('treats changes that were saved without an answer as saved', async () => {
  const server = factsServer([kabsa, tea], {
    [SAVE]: ({ body }) => {
      server.save(JSON.parse(JSON.stringify(body)))
      return { status: 504 }
    },
  })
  const { user } = renderFacts()
  await user.type(await findCell('Calories, kcal: Kabsa'), '420')
  await user.click(press('Save'))
  expect(await screen.findByText(/it may be saved or not/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('1 item changed')).not.toBeInTheDocument())
  await user.type(cell('Calories, kcal: Tea'), '2')
  await user.click(press('Save'))
  await waitFor(() => expect(server.saves()).toHaveLength(2))
  expect(server.saves()[1]).toEqual([{ id: 2, calories: 2, rowVersion: 4 }])
})

it('shows an error for a menu that failed to load, and retries', async () => {
  let isDown = true
  factsServer([kabsa], {
    'GET /api/Category/Get': call =>
      isDown ? { status: 500, body: { code: 'internal_error' } } : { body: samplePage([], call) },
  })
  const { user } = renderFacts()
  expect(await screen.findByText('The menu did not load')).toBeInTheDocument()
  isDown = false
  await user.click(press('Try again'))
  expect(await findCell('Calories, kcal: Kabsa')).toBeInTheDocument()
})

it('shows an empty text, not success, for a menu without items', async () => {
  factsServer([])
  renderFacts()
  expect(await screen.findByText('The menu has no items yet')).toBeInTheDocument()
  expect(screen.queryByText('100%')).not.toBeInTheDocument()
})

it('shows an empty text for filters without results, and clears them', async () => {
  factsServer([kabsa])
  const { user } = renderFacts({ route: '/menus/food-facts?search=nothing&category=4' })
  expect(await screen.findByText('No item matches these filters')).toBeInTheDocument()
  await user.click(press('Show everything'))
  expect(await findCell('Calories, kcal: Kabsa')).toBeInTheDocument()
})
