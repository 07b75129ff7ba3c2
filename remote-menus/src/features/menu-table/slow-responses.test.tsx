import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { CATEGORIES, PRODUCTS, menusServer, renderMenus } from './testing/menus-server.tsx'

type User = ReturnType<typeof renderMenus>['user']

const choose = async (user: User, name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}
const dialog = () => within(screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'))
const press = (user: User, name: string) => user.click(dialog().getByRole('button', { name }))

describe('an answer that arrives after its dialog was closed', () => {
  it("about a category's branches keeps the dialog of another category open", async () => {
    const late = delayedResponse({ body: CATEGORIES[0] })
    menusServer({}, { 'PUT /api/Category/hide/branch': late.answer })
    const { user } = renderMenus()
    await choose(user, 'Grills', 'Hide by branch')
    await user.click(await screen.findByRole('checkbox', { name: 'Malaz' }))
    await press(user, 'Save')
    await press(user, 'Cancel')
    await choose(user, 'Drinks', 'Hide by branch')
    await user.click(await screen.findByRole('checkbox', { name: 'Olaya' }))
    late.come()
    await screen.findByText('Category saved')
    expect(screen.getByRole('dialog', { name: /Drinks/ })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Olaya' })).toBeChecked()
  })

  it('about a deleted category keeps the dialog of another category open', async () => {
    const offers = sampleCategory({ id: 5, en: 'Offers', ar: 'عروض', index: 3 })
    const late = delayedResponse({ body: offers })
    menusServer({ categories: [...CATEGORIES, offers] }, { 'DELETE /api/Category/Delete': late.answer })
    const { user } = renderMenus()
    await choose(user, 'Offers', 'Delete')
    await press(user, 'Delete')
    await press(user, 'Cancel')
    await choose(user, 'Drinks', 'Delete')
    late.come()
    await screen.findByText('Category deleted')
    expect(screen.getByRole('dialog', { name: 'Delete Drinks' })).toBeInTheDocument()
  })

  it('about a deleted item keeps the dialog of another item open', async () => {
    const late = delayedResponse({ body: PRODUCTS[0] })
    menusServer({}, { 'DELETE /api/Product/Delete': late.answer })
    const { user } = renderMenus()
    await choose(user, 'Lamb Kabsa', 'Delete')
    await press(user, 'Delete')
    await press(user, 'Cancel')
    await choose(user, 'Mint Tea', 'Delete')
    late.come()
    await screen.findByText('Item deleted')
    expect(screen.getByRole('alertdialog', { name: 'Delete Mint Tea' })).toBeInTheDocument()
  })

  it('about a bulk snooze keeps another bulk dialog and the selection', async () => {
    const late = delayedResponse({ body: { products: [] } })
    menusServer({}, { 'PUT /api/Product/Snooze': late.answer })
    const { user } = renderMenus()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lamb Kabsa' }))
    const ask = (name: string) =>
      user.click(
        within(screen.getAllByRole('region', { hidden: false })[0] ?? document.body).getByRole('button', {
          name,
        }),
      )
    await ask('Snooze')
    await screen.findByRole('dialog')
    await press(user, 'Snooze')
    await press(user, 'Cancel')
    await ask('Price')
    await user.type(await screen.findByRole('textbox', { name: 'Percent' }), '10')
    late.come()
    await screen.findByText('1 item snoozed')
    expect(screen.getByRole('textbox', { name: 'Percent' })).toHaveValue('10')
    expect(screen.getByRole('checkbox', { name: 'Select Lamb Kabsa', hidden: true })).toBeChecked()
  })

  it('about a bulk delete keeps a newer dialog open', async () => {
    const late = delayedResponse({ body: { products: [PRODUCTS[0]], undoToken: null } })
    menusServer({}, { 'PUT /api/Product/BulkUpdate': late.answer })
    const { user } = renderMenus()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lamb Kabsa' }))
    await user.click(
      within(screen.getByRole('region', { hidden: false })).getByRole('button', { name: 'Delete' }),
    )
    await press(user, 'Delete')
    await press(user, 'Cancel')
    await user.click(screen.getByRole('checkbox', { name: 'Select Mint Tea' }))
    late.come()
    await screen.findByText('1 item deleted')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Mint Tea' })).toBeChecked())
  })
})
