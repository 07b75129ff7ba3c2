import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { menuServer, renderMenu } from './testing/menu-server.tsx'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { sampleMenu, sampleProduct } from '#src/testing/sample-products.ts'

// Cards beyond the first screen render in idle time; frequent queries would delay them.
const findLate = (text: string | RegExp) => screen.findByText(text, {}, { interval: 1000 })
const cards = () => screen.getAllByRole('listitem')
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') ?? heading)
}

describe('loading the menu', () => {
  it('loads page 1 with 90 products of the first active brand, then the other pages', async () => {
    const server = menuServer(sampleMenu(91))
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const real = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if (String(input).includes('PageNumber=2')) await held
      return real(input, init)
    }
    renderMenu()
    expect(await findLate('Dish 90')).toBeInTheDocument()
    expect(screen.queryByText('Dish 91')).not.toBeInTheDocument()
    release()
    expect(await findLate('Dish 91')).toBeInTheDocument()
    const asked = server.callsTo('GET /api/Product/Get').map(call => Object.fromEntries(call.query))
    expect(asked).toEqual([
      { ServiceProviderId: '7', 'PaginatedRequest.PageNumber': '1', 'PaginatedRequest.PageSize': '90' },
      { ServiceProviderId: '7', 'PaginatedRequest.PageNumber': '2', 'PaginatedRequest.PageSize': '90' },
    ])
  })

  it('empties the list after a failed load, shows FailedToFetchProducts, and retries', async () => {
    let isDown = true
    const server = menuServer(sampleMenu(3))
    const real = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if (isDown && String(input).includes('/api/Product/Get')) return new Response('{}', { status: 500 })
      return real(input, init)
    }
    const { user } = renderMenu()
    expect(await screen.findByText('The menu could not be loaded')).toBeInTheDocument()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Dish 1' })).toBeInTheDocument()
    expect(server.callsTo('GET /api/Product/Get')).toHaveLength(1)
  })

  it('keeps the first 90 products and reports the gap when later pages fail', async () => {
    menuServer(sampleMenu(91))
    const real = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if (String(input).includes('PageNumber=2')) return new Response('{}', { status: 500 })
      return real(input, init)
    }
    renderMenu()
    expect(await findLate(/Part of the menu is missing/)).toBeInTheDocument()
    expect(await findLate('Dish 90')).toBeInTheDocument()
  })

  it('reports that the merchant has no active brand, and requests no products', async () => {
    const server = menuServer([], {
      'GET /api/ServiceProvider/Get': call => ({ body: samplePage([], call) }),
    })
    renderMenu()
    expect(await screen.findByText('There is no active brand yet')).toBeInTheDocument()
    expect(server.callsTo('GET /api/Product/Get')).toHaveLength(0)
  })

  it('shows an empty text for an empty menu', async () => {
    menuServer([])
    renderMenu()
    expect(await screen.findByText('The menu has no items yet')).toBeInTheDocument()
  })
})

describe('a card', () => {
  it('shows the English name, the Arabic name below it, and the price', async () => {
    menuServer([sampleProduct({ price: 48 })])
    renderMenu()
    const card = await cardOf('Lamb Kabsa')
    expect(card.getByText('كبسة لحم')).toBeInTheDocument()
    expect(card.getByText('48.00')).toBeInTheDocument()
    expect(card.getByText('SAR')).toBeInTheDocument()
  })

  it('shows 35 for a product without a price, and never sends it', async () => {
    const server = menuServer([sampleProduct({ price: null })])
    const { user } = renderMenu()
    const card = await cardOf('Lamb Kabsa')
    expect(card.getByText('35.00')).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Snooze Item' }))
    const [call] = server.callsTo('PUT /api/Product/Update')
    expect(call && server.readForm(call).price).toBeNull()
  })

  it.each([
    ['en', ['High in salt: 5.0 g', 'Sesame', 'Milk']],
    ['ar', ['عالي الملح: 5.0 غم', 'السمسم', 'الحليب']],
  ] as const)('shows the salt mark and allergens (%s)', async (language, warnings) => {
    menuServer([sampleProduct({ sodiumMg: 2000, allergens: ['sesame', 'milk'] })])
    renderMenu({ language })
    const card = await cardOf('Lamb Kabsa')
    expect(card.getAllByRole('img').map(icon => icon.getAttribute('aria-label'))).toEqual(warnings)
  })

  it('shows the English name first in Arabic too', async () => {
    menuServer([sampleProduct()])
    renderMenu({ language: 'ar' })
    const card = await cardOf('Lamb Kabsa')
    expect(card.getByRole('button', { name: 'إيقاف الصنف' })).toBeInTheDocument()
    expect(card.getByText('ر.س')).toBeInTheDocument()
  })

  it('shows an Arabic-only name once', async () => {
    menuServer([sampleProduct({ en: '', ar: 'أرز' })])
    renderMenu()
    expect((await cardOf('أرز')).getAllByText('أرز')).toHaveLength(1)
  })

  it('shows the remaining time of a snooze, or that it lasts until activated', async () => {
    const soon = new Date(Date.now() + 80 * 60_000).toISOString()
    menuServer([
      sampleProduct({ id: 1, isVisible: false, snoozedUntil: soon }),
      sampleProduct({ id: 2, en: 'Fattoush', isVisible: false }),
    ])
    const { unmount } = renderMenu()
    expect((await cardOf('Lamb Kabsa')).getByText('Back in 1 h 20 min')).toBeInTheDocument()
    expect((await cardOf('Fattoush')).getByText('Until it is activated')).toBeInTheDocument()
    unmount()
    renderMenu({ language: 'ar' })
    expect((await cardOf('Lamb Kabsa')).getByText('يعود بعد ساعة و20 دقيقة')).toBeInTheDocument()
    expect((await cardOf('Fattoush')).getByText('حتى تفعيله يدويًا')).toBeInTheDocument()
  })
})

describe('tabs and search', () => {
  it('filters by tab without a request', async () => {
    const server = menuServer(sampleMenu(20))
    const { user } = renderMenu()
    await user.click(await screen.findByRole('tab', { name: 'Snoozed 2' }))
    await waitFor(() => expect(cards()).toHaveLength(2))
    await user.click(screen.getByRole('tab', { name: 'Active 18' }))
    await waitFor(() => expect(cards()).toHaveLength(18))
    expect(server.callsTo('GET /api/Product/Get')).toHaveLength(1)
  })

  it('matches English in any case and Arabic in any spelling', async () => {
    menuServer([sampleProduct(), sampleProduct({ id: 2, en: 'Fattoush', ar: 'فتُّوش' })])
    const { user } = renderMenu()
    const box = await screen.findByRole('searchbox', { name: 'Search by name' })
    await user.type(box, 'FATT')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await user.clear(box)
    await user.type(box, 'فتوش')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lamb Kabsa' })).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Fattoush' })).toBeInTheDocument()
  })

  it('explains an empty tab or search result', async () => {
    menuServer([sampleProduct()])
    const { user } = renderMenu()
    await user.click(await screen.findByRole('tab', { name: 'Snoozed 0' }))
    expect(await screen.findByText('Nothing is snoozed. The whole menu is on sale')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'pizza')
    expect(await screen.findByText('No item matches “pizza”')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all items' }))
    expect(await screen.findByText('Lamb Kabsa')).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})

describe('sale hours', () => {
  const today = new Date(Date.now() + 3 * 3_600_000).getUTCDay()
  const onDay = (dayOfWeek: number) => ({
    startsOn: null,
    endsOn: null,
    periods: [{ dayOfWeek: dayOfWeek % 7, from: '00:00', to: '00:00' }],
  })

  it('shows when a dish outside its hours is sold again', async () => {
    menuServer([
      sampleProduct({ id: 1, en: 'Another day', schedule: onDay(today + 3) }),
      sampleProduct({ id: 2, en: 'Today', schedule: onDay(today) }),
    ])
    renderMenu()
    expect(await (await cardOf('Another day')).findByText(/Sold again .*12:00/)).toBeInTheDocument()
    expect((await cardOf('Today')).queryByText(/Sold again/)).not.toBeInTheDocument()
  })

  it('applies the hours of the parent category as well', async () => {
    const categories = [
      sampleCategory({ id: 3, parentId: 9 }),
      sampleCategory({ id: 9, schedule: onDay(today + 2) }),
      sampleCategory({ id: 4, schedule: onDay(today) }),
    ]
    menuServer(
      [sampleProduct({ id: 1, en: 'Below' }), sampleProduct({ id: 2, en: 'Beside', categoryId: 4 })],
      {
        'GET /api/Category/Get': call => ({ body: samplePage(categories, call) }),
      },
    )
    renderMenu()
    expect(await (await cardOf('Below')).findByText(/Sold again .*12:00/)).toBeInTheDocument()
    expect((await cardOf('Beside')).queryByText(/Sold again/)).not.toBeInTheDocument()
  })

  it('says that a season is over', async () => {
    const schedule = { ...onDay(today), endsOn: '2020-05-01' }
    menuServer([sampleProduct({ id: 1, en: 'Last Ramadan', schedule })])
    renderMenu()
    expect(await (await cardOf('Last Ramadan')).findByText('Its season of sale is over')).toBeInTheDocument()
  })
})
