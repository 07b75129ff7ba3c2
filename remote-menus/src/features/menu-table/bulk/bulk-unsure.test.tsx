import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { UNDO, menusServer, renderMenus } from '../testing/menus-server.tsx'

const KEY = /^[0-9a-f]{32}$/
const kabsa = sampleProduct({ id: 1, price: 48 })
const raised = { ...kabsa, price: 53, rowVersion: 5 }

type Server = ReturnType<typeof menusServer>

/** Returns the idempotency keys of sent changes; previews have none. */
const keysOf = (server: Server) =>
  server
    .callsTo('PUT /api/Product/BulkUpdate')
    .filter(({ body }) => !Object(body).preview)
    .map(({ headers }) => headers.get('Idempotency-Key'))

describe('a bulk change', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  it('is reported as unsure without an answer, and a retry uses the same key and offers the undo', async () => {
    let isDone = false
    const server = menusServer(
      {},
      {
        'GET /api/Product/Get': call => ({ body: samplePage([isDone ? raised : kabsa], call) }),
        'PUT /api/Product/BulkUpdate': ({ body }) => {
          if (Object(body).preview) return { body: { products: [raised], undoToken: null } }
          if (isDone) return { body: { products: [raised], undoToken: UNDO } }
          isDone = true
          return { status: 504 }
        },
      },
    )
    const { user } = renderMenus()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lamb Kabsa' }))
    await user.click(
      within(screen.getByRole('region', { hidden: false })).getByRole('button', { name: 'Price' }),
    )
    await user.type(await screen.findByRole('textbox', { name: 'Percent' }), '10')
    const preview = within(await screen.findByRole('list', { name: 'Each price before and after' }))
    const confirm = screen.getByRole('button', { name: /^Change prices/ })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    expect(await screen.findByText(/it may be done or not/)).toBeInTheDocument()
    expect(screen.queryByText(/Nothing was changed/)).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByText('53.00')).toHaveLength(2))
    expect(preview.getByText('48.00')).toBeInTheDocument()
    await user.click(confirm)
    expect(await screen.findByText('1 price changed')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
    const [first, again] = keysOf(server)
    expect(first).toMatch(KEY)
    expect(again).toBe(first)
  })

  it('is undone once with the same key when the first answer was lost', async () => {
    let isLost = true
    const server = menusServer(
      { products: [kabsa] },
      {
        'PUT /api/Product/BulkUndo': () => {
          if (!isLost) return { body: { restored: 1, changedSince: 0, leftOut: 0 } }
          isLost = false
          return { status: 504 }
        },
      },
    )
    const { user } = renderMenus()
    await user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hide' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/it may be done or not/)).toBeInTheDocument()
    expect(screen.queryByText('This could not be taken back')).not.toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body)
    expect(await screen.findByText('1 item is as it was')).toBeInTheDocument()
    const keys = server
      .callsTo('PUT /api/Product/BulkUndo')
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual([UNDO, UNDO])
  })
})
