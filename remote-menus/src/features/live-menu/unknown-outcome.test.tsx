import type { Choice } from '@sufra/shared/contracts/choice'
import { samplePage } from '@sufra/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { brandQuery } from '#src/brand/brand.queries.ts'
import { menuKey } from '#src/products/products.queries.ts'
import { sampleBrand } from '#src/testing/sample-brand.ts'
import { sampleMenu, sampleProduct } from '#src/testing/sample-products.ts'
import { menuServer, renderMenu } from './testing/menu-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const DOWN = { status: 503, body: { code: 'unavailable' } }

describe('a change without an answer', () => {
  it('of a card is reported as unsure, and the card shows the result', async () => {
    const server = menuServer([sampleProduct()], {
      'PUT /api/Product/Update': () => {
        server.change(1, { isVisible: false })
        return { status: 504 }
      },
    })
    const { user } = renderMenu()
    await user.click(await screen.findByRole('button', { name: 'Snooze Item' }))
    const told = await screen.findByRole('alert')
    expect(told).toHaveTextContent('it may be done or not')
    expect(told).not.toHaveTextContent("The item's availability could not be changed")
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument()
  })

  it('of an option is reported as unsure, and the option shows the result', async () => {
    const saj = {
      id: 1,
      optionNameEn: 'Saj',
      optionNameAr: 'صاج',
      price: 0,
      isAvailable: true,
      snoozedUntil: null,
    }
    const bread: Choice = {
      id: 9,
      serviceProviderId: 7,
      name: '{"en":"Bread","ar":"الخبز"}',
      min: 1,
      max: 1,
      isRequired: true,
      options: [saj],
      productCount: 2,
      rowVersion: 1,
      updatedAt: '2026-11-20T08:00:00.000Z',
    }
    let options = [saj]
    menuServer([sampleProduct({ choicesIds: [9] })], {
      'GET /api/Choice/Get': call => ({ body: samplePage([{ ...bread, options }], call) }),
      'PUT /api/Product/SnoozeOptions': () => {
        options = [{ ...saj, isAvailable: false }]
        return { status: 504 }
      },
    })
    const { user } = renderMenu()
    await user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
    await user.click(screen.getByRole('menuitem', { name: 'Options' }))
    const row = within(await screen.findByRole('group', { name: 'Saj' }))
    await user.click(row.getByRole('button', { name: 'Snooze' }))
    await user.click(screen.getByRole('menuitem', { name: "I'll do it" }))
    expect(await screen.findByText(/it may be done or not/)).toBeInTheDocument()
    expect(screen.queryByText("The options' availability could not be changed")).not.toBeInTheDocument()
    expect(await row.findByRole('button', { name: 'Activate' })).toBeInTheDocument()
  })
})

describe('a menu that failed to reload', () => {
  it('is marked as outdated, not incomplete, if all pages are cached', async () => {
    let isDown = false
    const products = sampleMenu(91)
    menuServer(products, {
      'GET /api/Product/Get': call =>
        isDown && call.query.get('PaginatedRequest.PageNumber') === '2'
          ? DOWN
          : { body: samplePage(products, call) },
    })
    const { queryClient } = renderMenu()
    // Cards beyond the first screen render in idle time; frequent queries would delay them.
    expect(await screen.findByText('Dish 91', {}, { interval: 1000 })).toBeInTheDocument()
    isDown = true
    await act(() => queryClient.invalidateQueries({ queryKey: menuKey }))
    expect(await screen.findByText(/what you see may be older/)).toBeInTheDocument()
    expect(screen.queryByText(/Part of the menu is missing/)).not.toBeInTheDocument()
    expect(screen.getByText('Dish 91')).toBeInTheDocument()
  })

  it('stays visible when only the brand failed to reload', async () => {
    let isDown = false
    menuServer([sampleProduct()], {
      'GET /api/ServiceProvider/Get': call => (isDown ? DOWN : { body: samplePage([sampleBrand()], call) }),
    })
    const { queryClient } = renderMenu()
    await screen.findByRole('heading', { name: 'Lamb Kabsa' })
    isDown = true
    await act(() => queryClient.invalidateQueries({ queryKey: brandQuery.queryKey }))
    expect(screen.getByRole('heading', { name: 'Lamb Kabsa' })).toBeInTheDocument()
    expect(screen.queryByText('The menu did not load')).not.toBeInTheDocument()
  })
})
