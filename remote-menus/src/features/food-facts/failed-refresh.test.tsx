import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { factsServer, renderFacts } from './testing/facts-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('keeps the input when the menu fails to reload, and saves it later', async () => {
  let isDown = false
  const kabsa = sampleProduct({ id: 1, en: 'Kabsa', ar: 'كبسة' })
  const newer = { ...kabsa, rowVersion: 9 }
  let stored = kabsa
  const server = factsServer([kabsa], {
    'GET /api/Product/Get': call =>
      isDown ? { status: 503, body: { code: 'unavailable' } } : { body: samplePage([stored], call) },
    'PUT /api/Product/FoodFacts': () => {
      if (stored === newer)
        return { body: { products: [{ ...newer, calories: 420, rowVersion: 10 }], undoToken: null } }
      stored = newer
      isDown = true
      return { status: 409, body: { code: 'stale_version', title: '', current: [newer] } }
    },
  })
  const { user } = renderFacts()
  await user.type(await screen.findByRole('textbox', { name: 'Calories, kcal: Kabsa' }), '420')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/could not be read again/)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Calories, kcal: Kabsa' })).toHaveValue('420')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/could not be read again/)).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 item saved')).toBeInTheDocument()
  expect(server.saves().map(([item]) => item?.rowVersion)).toEqual([4, 9])
})

it('keeps the input while a menu that has grown by a page loads', async () => {
  let hasGrown = false
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const kabsa = sampleProduct({ id: 1, en: 'Kabsa', ar: 'كبسة' })
  const mandi = sampleProduct({ id: 2, en: 'Mandi', ar: 'مندي' })
  factsServer([kabsa], {
    'GET /api/Product/Get': async call => {
      const isFirst = call.query.get('PaginatedRequest.PageNumber') === '1'
      if (!isFirst) await held
      const page = samplePage([isFirst ? kabsa : mandi], call)
      return { body: { ...page, data: [isFirst ? kabsa : mandi], hasNextPage: isFirst && hasGrown } }
    },
    'PUT /api/Product/FoodFacts': () => {
      hasGrown = true
      return { status: 409, body: { code: 'stale_version', title: '', current: [kabsa] } }
    },
  })
  const { user } = renderFacts()
  await user.type(await screen.findByRole('textbox', { name: 'Calories, kcal: Kabsa' }), '420')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Somebody changed this item/)).toBeInTheDocument()
  release()
  expect(await screen.findByRole('textbox', { name: 'Calories, kcal: Mandi' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Calories, kcal: Kabsa' })).toHaveValue('420')
})
