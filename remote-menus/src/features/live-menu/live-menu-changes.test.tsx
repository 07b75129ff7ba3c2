import { screen, waitFor, within } from '@testing-library/react'
import { menuServer, renderMenu } from './testing/menu-server.tsx'
import { sampleProduct } from '#src/testing/sample-products.ts'

const press = async (name: string) => {
  const rendered = renderMenu()
  await rendered.user.click(await screen.findByRole('button', { name }))
  return rendered
}

afterEach(() => jest.restoreAllMocks())

describe('"Snooze Item"', () => {
  it('sends the full product with inverted isVisible and its rowVersion in JsonProduct', async () => {
    const server = menuServer([sampleProduct({ price: 48 })])
    await press('Snooze Item')
    const [call] = server.callsTo('PUT /api/Product/Update')
    expect(call && server.readForm(call)).toMatchObject({
      id: 1,
      price: 48,
      isVisible: false,
      rowVersion: 4,
      categoryId: 3,
    })
  })

  it('shows progress while saving and ignores a second press', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const server = menuServer([sampleProduct()], {
      'PUT /api/Product/Update': async () => {
        await held
        return { body: server.change(1, { isVisible: false }).body }
      },
    })
    const { user } = await press('Snooze Item')
    const button = screen.getByRole('button', { name: 'Snooze Item' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await user.click(button)
    release()
    expect(await screen.findByRole('button', { name: 'Activate' })).not.toHaveAttribute('aria-busy')
    expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(1)
  })

  it('shows "Product updated successfully!" and reloads the list', async () => {
    const server = menuServer([sampleProduct()])
    await press('Snooze Item')
    expect(await screen.findByText('Product updated successfully!')).toBeInTheDocument()
    await waitFor(() => expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2))
  })

  it('is rejected before the request for a product without a brand', async () => {
    // No server sends such a product. The production build accepts it, development checks would not.
    jest.replaceProperty(process.env, 'NODE_ENV', 'production')
    const server = menuServer([sampleProduct({ serviceProviderId: 0 })])
    await press('Snooze Item')
    expect(await screen.findByText('Please select a Service Provider.')).toBeInTheDocument()
    expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(0)
  })

  it('reports an empty answer', async () => {
    menuServer([sampleProduct()], { 'PUT /api/Product/Update': {} })
    await press('Snooze Item')
    expect(await screen.findByText('Product updated, but an issue occurred.')).toBeInTheDocument()
  })

  it("shows FailedToUpdateVisibility with the server's field errors in one toast", async () => {
    const server = menuServer([sampleProduct()], {
      'PUT /api/Product/Update': {
        status: 400,
        body: { code: 'validation_failed', title: 'x', errors: { price: ['too high'] } },
      },
    })
    await press('Snooze Item')
    const told = await screen.findByRole('alert')
    expect(told).toHaveTextContent("The item's availability could not be changed")
    expect(told).toHaveTextContent('Error updating product: price: too high')
    // The list reloads after every result, because another device may have changed the product.
    await waitFor(() => expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Snooze Item' })).not.toHaveAttribute('aria-busy'),
    )
  })

  it('reports an edit conflict and shows the newest version', async () => {
    const server = menuServer([sampleProduct()], {
      'PUT /api/Product/Update': () => {
        server.change(1, { price: 52 })
        return { status: 409, body: { code: 'stale_version', title: 'x' } }
      },
    })
    await press('Snooze Item')
    expect(await screen.findByText(/Someone changed this item meanwhile/)).toBeInTheDocument()
    expect(await screen.findByText('52.00')).toBeInTheDocument()
  })

  it('keeps the card in the tab Active until its snooze choice is answered', async () => {
    menuServer([sampleProduct(), sampleProduct({ id: 2, en: 'Fattoush' })])
    const { user } = renderMenu()
    await user.click(await screen.findByRole('tab', { name: 'Active 2' }))
    await user.click(screen.getByRole('button', { name: 'Snooze Item', description: 'Lamb Kabsa' }))
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: "I'll do it" }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lamb Kabsa' })).not.toBeInTheDocument())
  })
})

describe('snooze choice', () => {
  it('appears on the card after a snooze and sends the answer to Product/Snooze', async () => {
    const server = menuServer([sampleProduct()])
    const { user } = await press('Snooze Item')
    const question = within(await screen.findByRole('group', { name: 'Until when is Lamb Kabsa snoozed?' }))
    expect(question.getAllByRole('button').map(button => button.textContent)).toEqual([
      '30 min',
      '1 h',
      '2 h',
      '4 h',
      'End of day',
      'Tomorrow',
      "I'll do it",
    ])
    await user.click(question.getByRole('button', { name: '1 h' }))
    expect(server.callsTo('PUT /api/Product/Snooze')[0]?.body).toEqual({ productIds: [1], preset: '1h' })
    expect(await screen.findByText('Back in 1 h')).toBeInTheDocument()
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  it('sends nothing for "I\'ll do it"', async () => {
    const server = menuServer([sampleProduct()])
    const { user } = await press('Snooze Item')
    await user.click(await screen.findByRole('button', { name: "I'll do it" }))
    expect(screen.getByText('Until it is activated')).toBeInTheDocument()
    expect(server.callsTo('PUT /api/Product/Snooze')).toHaveLength(0)
  })

  it('does not appear after Activate', async () => {
    menuServer([sampleProduct({ isVisible: false })])
    await press('Activate')
    expect(await screen.findByRole('button', { name: 'Snooze Item' })).toBeInTheDocument()
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })
})
