import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { menusServer, renderMenus } from '#src/features/menu-table/testing/menus-server.tsx'
import { sampleBrand } from '#src/testing/sample-brand.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'

const KITCHENS = sampleBrand()
const BAKERY = sampleBrand({ id: 8, name: '{"ar":"المخبز","en":"Bakery"}' })
const CLOSED = { ...sampleBrand({ id: 9, name: '{"ar":"المغلق","en":"Closed"}' }), isActive: false }

/** Serves a merchant with these brands; each brand sells one dish. */
const serve = (brands: object[]) =>
  menusServer(
    {},
    {
      'GET /api/ServiceProvider/Get': call => ({ body: samplePage(brands, call) }),
      'GET /api/Product/Get': call => {
        const serviceProviderId = Number(call.query.get('ServiceProviderId'))
        const en = serviceProviderId === 8 ? 'Saj Bread' : 'Lamb Kabsa'
        return { body: samplePage([sampleProduct({ serviceProviderId, en })], call) }
      },
    },
  )
const tabs = () => screen.queryByRole('tablist', { name: 'Brand' })

describe('brand choice of the menu screens', () => {
  it('selects the first active brand, and stores another choice in the address', async () => {
    serve([CLOSED, KITCHENS, BAKERY])
    const { user, location } = renderMenus()
    expect(await screen.findByRole('link', { name: 'Lamb Kabsa' })).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Bakery' }))
    expect(await screen.findByRole('link', { name: 'Saj Bread' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Lamb Kabsa' })).not.toBeInTheDocument()
    expect(location()).toBe('/menus?brand=8')
  })

  it('takes the brand from the address and keeps it in links to the other menu screens', async () => {
    serve([KITCHENS, BAKERY])
    renderMenus({ route: '/menus?brand=8' })
    expect(await screen.findByRole('link', { name: 'Saj Bread' })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: 'Bakery', selected: true })).toBeInTheDocument()
    const [add] = screen.getAllByRole('link', { name: 'Add a category' })
    expect(add).toHaveAttribute('href', '/add-category?brand=8')
  })

  it.each(['9', '77', 'abc'])(
    "falls back to the first brand when the address names none of the merchant's: %s",
    async brand => {
      serve([KITCHENS, BAKERY, CLOSED])
      renderMenus({ route: `/menus?brand=${brand}` })
      expect(await screen.findByRole('link', { name: 'Lamb Kabsa' })).toBeInTheDocument()
      expect(screen.queryByRole('tab', { name: 'Closed' })).not.toBeInTheDocument()
    },
  )

  it('is hidden when the merchant has only one active brand', async () => {
    serve([KITCHENS, CLOSED])
    renderMenus()
    await screen.findByRole('link', { name: 'Lamb Kabsa' })
    expect(tabs()).not.toBeInTheDocument()
  })

  it('shows Arabic labels, and drops the filters when another menu is chosen', async () => {
    serve([KITCHENS, BAKERY])
    const { user, location } = renderMenus({ language: 'ar', route: '/menus?brand=7&search=كبسة' })
    const choice = within(await screen.findByRole('tablist', { name: 'العلامة التجارية' }))
    await user.click(choice.getByRole('tab', { name: 'المخبز' }))
    await waitFor(() => expect(location()).toBe('/menus?brand=8'))
    expect(await screen.findByRole('searchbox')).toHaveValue('')
  })
})
