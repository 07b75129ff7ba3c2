import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CATEGORIES, PRODUCTS, UNDO, menusServer, renderMenus } from './testing/menus-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const DOWN = { status: 503, body: { code: 'unavailable' } }
const BULK = 'PUT /api/Product/BulkUpdate'

describe('a menu that failed to reload', () => {
  it('keeps the idempotency key of a change without an answer for the retry', async () => {
    let isDown = false
    const raised = PRODUCTS.slice(0, 1).map(product => ({ ...product, price: 53 }))
    const server = menusServer(
      {},
      {
        'GET /api/Product/Get': call => (isDown ? DOWN : { body: samplePage(PRODUCTS, call) }),
        [BULK]: ({ body }) => {
          if (Object(body).preview) return { body: { products: raised, undoToken: null } }
          isDown = !isDown
          return isDown ? { status: 504 } : { body: { products: raised, undoToken: UNDO } }
        },
      },
    )
    const { user } = renderMenus()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lamb Kabsa' }))
    await user.click(
      within(screen.getByRole('region', { hidden: false })).getByRole('button', { name: 'Price' }),
    )
    await user.type(await screen.findByRole('textbox', { name: 'Percent' }), '10')
    const confirm = screen.getByRole('button', { name: /^Change prices/ })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    expect(await screen.findByText(/it may be done or not/)).toBeInTheDocument()
    expect(await screen.findByText(/could not be read again/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Change prices/ }))
    expect(await screen.findByText('1 price changed')).toBeInTheDocument()
    const keys = server
      .callsTo(BULK)
      .filter(({ body }) => !Object(body).preview)
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  it('stays visible, is marked as outdated, and reloads on a press', async () => {
    let isDown = false
    menusServer(
      {},
      {
        'GET /api/Category/Get': call => (isDown ? DOWN : { body: samplePage(CATEGORIES, call) }),
        'DELETE /api/Category/Delete': () => {
          isDown = true
          return { status: 409, body: { code: 'in_use', title: 'x' } }
        },
      },
    )
    const { user } = renderMenus()
    await user.click(await screen.findByRole('button', { name: 'More for Drinks' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('combobox', { name: 'Move its items to' }))
    await user.click(await screen.findByRole('option', { name: 'Grills' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/could not be read again/)).toBeInTheDocument()
    expect(dialog.getByRole('alert')).toHaveTextContent(/Move them first/)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('link', { name: 'Lamb Kabsa' })).toBeInTheDocument()
    isDown = false
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be read again/)).not.toBeInTheDocument())
  })
})
