import { screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { factsServer, renderFacts } from './testing/facts-server.tsx'

const whole = { calories: 500, sodiumMg: 800, allergens: [] }
const kabsa = sampleProduct({ id: 1, en: 'Kabsa', ar: 'كبسة' })
const mandi = sampleProduct({ id: 2, en: 'Mandi', ar: 'مندي', calories: 700 })
const water = sampleProduct({ id: 3, en: 'Water', ar: 'ماء', categoryId: 4, isDrink: true, ...whole })
const bread = sampleProduct({ id: 4, en: 'Bread', ar: 'خبز', ...whole })

const cell = (name: string) => screen.getByRole('textbox', { name })
const findCell = (name: string) => screen.findByRole('textbox', { name })
const tile = (name: RegExp) => screen.getByRole('button', { name })
const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('gridcell')[1]?.querySelector('b')?.textContent)
const save = { name: 'Save' }

it('shows products with missing facts, the progress of the menu and of each fact', async () => {
  factsServer([kabsa, mandi, water, bread])
  renderFacts()
  await findCell('Calories, kcal: Kabsa')
  expect(shown()).toEqual(['Kabsa', 'Mandi', 'Water'])
  expect(screen.getByText('1 of 4 items say all that is asked')).toBeInTheDocument()
  expect(screen.getByText('25%')).toBeInTheDocument()
  expect(tile(/Calories/)).toHaveTextContent('3 / 4')
  expect(tile(/^Caffeine/)).toHaveTextContent('0 / 1')
})

it('filters by a missing fact, a category and a search', async () => {
  factsServer([kabsa, mandi, water, bread])
  const { user, location } = renderFacts()
  await findCell('Calories, kcal: Kabsa')
  await user.click(tile(/Calories/))
  expect(shown()).toEqual(['Kabsa'])
  expect(location()).toBe('/menus/food-facts?wanted=calories')
  await user.click(tile(/Calories/))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Drinks')
  expect(shown()).toEqual(['Water'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Category')
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'مندي')
  await waitFor(() => expect(shown()).toEqual(['Mandi']))
})

it('saves all input together, including Arabic digits, and can undo it', async () => {
  const server = factsServer([kabsa, mandi])
  const { user } = renderFacts()
  await user.type(await findCell('Calories, kcal: Kabsa'), '٤٢٠')
  await user.type(cell('Sodium, mg: Mandi'), '2100')
  expect(screen.getByRole('img', { name: 'High in salt: 5.2 g' })).toBeInTheDocument()
  expect(screen.getByText('2 items changed')).toBeInTheDocument()
  await user.click(screen.getByRole('button', save))
  expect(await screen.findByText('2 items saved')).toBeInTheDocument()
  expect(server.saves()).toEqual([
    [
      { id: 1, calories: 420, rowVersion: 4 },
      { id: 2, sodiumMg: 2100, rowVersion: 4 },
    ],
  ])
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(cell('Calories, kcal: Kabsa')).toHaveValue(''))
  expect(server.calls.at(-2)?.path).toBe('/api/Product/BulkUndo')
})

it('keeps input made during a save, and saves it with the next press', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const server = factsServer([kabsa], {
    'PUT /api/Product/FoodFacts': async ({ body }) => {
      await held
      return { body: { products: server.save(JSON.parse(JSON.stringify(body))), undoToken: null } }
    },
  })
  const { user } = renderFacts()
  await user.type(await findCell('Calories, kcal: Kabsa'), '420')
  await user.click(screen.getByRole('button', save))
  await user.type(cell('Sodium, mg: Kabsa'), '900')
  await user.type(cell('Calories, kcal: Kabsa'), '480')
  release()
  expect(await screen.findByText('1 item saved')).toBeInTheDocument()
  expect(cell('Sodium, mg: Kabsa')).toHaveValue('900')
  expect(cell('Calories, kcal: Kabsa')).toHaveValue('480')
  await user.click(screen.getByRole('button', save))
  await waitFor(() =>
    expect(server.saves()).toEqual([
      [{ id: 1, calories: 420, rowVersion: 4 }],
      [{ id: 1, calories: 480, sodiumMg: 900, rowVersion: 5 }],
    ]),
  )
})

it('selects allergens by chips, including the answer "none"', async () => {
  const server = factsServer([kabsa, mandi])
  const { user } = renderFacts()
  await user.click(await screen.findByRole('button', { name: 'Allergens: Kabsa: Not said yet' }))
  const chips = within(screen.getByRole('dialog', { name: 'Allergens: Kabsa' }))
  await user.click(chips.getByRole('button', { name: 'Sesame' }))
  await user.click(chips.getByRole('button', { name: 'Milk' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Allergens: Kabsa: Milk, Sesame' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(screen.getByRole('button', { name: 'None of them' }))
  await user.click(screen.getByRole('button', save))
  await screen.findByText('2 items saved')
  expect(server.saves()[0]).toMatchObject([{ allergens: ['milk', 'sesame'] }, { allergens: [] }])
})

it('does not send caffeine without its measure, and marks the cell', async () => {
  const server = factsServer([water])
  const { user } = renderFacts()
  await user.type(await findCell('Caffeine, mg: Water'), '40')
  await user.click(screen.getByRole('button', save))
  const per = screen.getByRole('combobox', { name: 'Caffeine is per: Water' })
  expect(per).toBeInvalid()
  expect(per).toHaveAccessibleDescription('Say per how much.')
  expect(server.saves()).toEqual([])
  await user.selectOptions(per, 'per 100 ml')
  expect(per).toBeValid()
  await user.click(screen.getByRole('button', save))
  await screen.findByText('1 item saved')
  expect(server.saves()).toEqual([[{ id: 3, caffeineMg: 40, caffeinePer: '100ml', rowVersion: 4 }]])
})

const refusal = (problem: object) => ({ type: 'about:blank', title: '', traceId: '0', ...problem })

it('shows a server refusal at its cell and keeps the input', async () => {
  factsServer([kabsa, mandi], {
    'PUT /api/Product/FoodFacts': () => ({
      status: 400,
      body: refusal({
        status: 400,
        code: 'validation_failed',
        errors: { 'items.1.calories': ['Not more than 9999.'] },
      }),
    }),
  })
  const { user } = renderFacts()
  await user.type(await findCell('Sodium, mg: Kabsa'), '1')
  await user.type(cell('Calories, kcal: Mandi'), '1')
  await user.click(screen.getByRole('button', save))
  await waitFor(() =>
    expect(cell('Calories, kcal: Mandi')).toHaveAccessibleDescription('Not more than 9999.'),
  )
  expect(cell('Sodium, mg: Kabsa')).toHaveValue('1')
})

it('marks an item that another user has changed, and saves over it on the next press', async () => {
  let isStale = true
  const server = factsServer([kabsa], {
    'PUT /api/Product/FoodFacts': () => {
      const now = { ...kabsa, sodiumMg: 5, rowVersion: 5 }
      if (!isStale) return { body: { products: [{ ...now, calories: 300, rowVersion: 6 }], undoToken: null } }
      isStale = false
      server.stored.set(1, now)
      return { status: 409, body: refusal({ status: 409, code: 'stale_version', current: [now] }) }
    },
  })
  const { user } = renderFacts()
  await user.type(await findCell('Calories, kcal: Kabsa'), '300')
  await user.click(screen.getByRole('button', save))
  expect(await screen.findByText(/Somebody changed this item/)).toBeInTheDocument()
  await waitFor(() => expect(cell('Sodium, mg: Kabsa')).toHaveValue('5'))
  expect(cell('Calories, kcal: Kabsa')).toHaveValue('300')
  await user.click(screen.getByRole('button', save))
  await screen.findByText('1 item saved')
  expect(server.saves().map(([item]) => item?.rowVersion)).toEqual([4, 5])
})

it('congratulates on a complete menu, and can show all products', async () => {
  factsServer([bread])
  const { user } = renderFacts()
  expect(await screen.findByText('The whole menu says what the law asks')).toBeInTheDocument()
  expect(screen.getByText('100%')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all items' }))
  expect(await findCell('Calories, kcal: Bread')).toHaveValue('500')
})

it('makes the operator choose a merchant and brand first', async () => {
  factsServer([kabsa])
  renderFacts({ role: 'SuperAdmin' })
  expect(await screen.findByText(/Choose a merchant/)).toBeInTheDocument()
})

it('names every cell in Arabic', async () => {
  factsServer([kabsa])
  renderFacts({ language: 'ar' })
  expect(await findCell('السعرات: كبسة')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'مسببات الحساسية: كبسة: لم يُحدَّد بعد' })).toBeInTheDocument()
})
