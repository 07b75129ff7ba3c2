import { screen, waitFor, within } from '@testing-library/react'
import { menuServer, renderMenu } from './testing/menu-server.tsx'
import { sampleProduct } from '#src/testing/sample-products.ts'

const PICTURE = 'https://pictures.test/kabsa.webp'

const press = async (name: string) => {
  const rendered = renderMenu()
  await rendered.user.click(await screen.findByRole('button', { name }))
  return rendered
}

/** Lets one address be answered outside of the API, as a picture host is. */
const answerPicture = (answer: () => Response) => {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => (String(input) === PICTURE ? answer() : real(input, init))
}

afterEach(() => jest.restoreAllMocks())

describe('Snooze Item', () => {
  it('sends the full product with isVisible turned round, in JsonProduct, with its rowVersion', async () => {
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

  it('attaches a 1×1 png when the product has no picture', async () => {
    const server = menuServer([sampleProduct()])
    await press('Snooze Item')
    const [call] = server.callsTo('PUT /api/Product/Update')
    const file = call?.body instanceof FormData ? call.body.get('File') : null
    expect(file).toMatchObject({ name: 'placeholder.png', type: 'image/png' })
  })

  it('fetches and attaches the picture that there is', async () => {
    const server = menuServer([sampleProduct({ imageUrl: PICTURE })])
    answerPicture(() => new Response('webp', { headers: { 'Content-Type': 'image/webp' } }))
    await press('Snooze Item')
    await waitFor(() => expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(1))
    const [call] = server.callsTo('PUT /api/Product/Update')
    const file = call?.body instanceof FormData ? call.body.get('File') : null
    expect(file).toMatchObject({ name: 'image.webp', size: 4 })
  })

  it('tells when the picture could not be attached, and snoozes all the same', async () => {
    const server = menuServer([sampleProduct({ imageUrl: PICTURE })])
    answerPicture(() => new Response('', { status: 404 }))
    await press('Snooze Item')
    expect(await screen.findByText('Failed to attach existing image from URL.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument()
    const [call] = server.callsTo('PUT /api/Product/Update')
    expect(call?.body instanceof FormData && call.body.has('File')).toBe(false)
  })

  it('shows the button as busy while saving, and ignores a second press', async () => {
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

  it('says "Product updated successfully!" and loads the list again', async () => {
    const server = menuServer([sampleProduct()])
    await press('Snooze Item')
    expect(await screen.findByText('Product updated successfully!')).toBeInTheDocument()
    await waitFor(() => expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2))
  })

  it('of a product without a brand is refused before anything is sent', async () => {
    // No answer of the server is like this; the production build would take it all the same.
    jest.replaceProperty(process.env, 'NODE_ENV', 'production')
    const server = menuServer([sampleProduct({ serviceProviderId: 0 })])
    await press('Snooze Item')
    expect(await screen.findByText('Please select a Service Provider.')).toBeInTheDocument()
    expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(0)
  })

  it('that gets an empty answer says so', async () => {
    menuServer([sampleProduct()], { 'PUT /api/Product/Update': {} })
    await press('Snooze Item')
    expect(await screen.findByText('Product updated, but an issue occurred.')).toBeInTheDocument()
  })

  it('that is refused tells FailedToUpdateVisibility and what the server said of each field, in one toast', async () => {
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
    expect(screen.getByRole('button', { name: 'Snooze Item' })).not.toHaveAttribute('aria-busy')
    // The list reloads afterwards, whatever came of it: another device may have changed the product meanwhile.
    await waitFor(() => expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2))
  })

  it('of a product that somebody else changed meanwhile says so and shows the newest version', async () => {
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

  it('in the tab Active keeps the card in its place until its question is answered', async () => {
    menuServer([sampleProduct(), sampleProduct({ id: 2, en: 'Fattoush' })])
    const { user } = renderMenu()
    await user.click(await screen.findByRole('tab', { name: 'Active 2' }))
    await user.click(screen.getByRole('button', { name: 'Snooze Item', description: 'Lamb Kabsa' }))
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: "I'll do it" }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lamb Kabsa' })).not.toBeInTheDocument())
  })
})

describe('until when', () => {
  it('is asked on the card after a snooze, and the answer goes to Product/Snooze', async () => {
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

  it('"I\'ll do it" leaves the product as it is, without a call', async () => {
    const server = menuServer([sampleProduct()])
    const { user } = await press('Snooze Item')
    await user.click(await screen.findByRole('button', { name: "I'll do it" }))
    expect(screen.getByText('Until it is activated')).toBeInTheDocument()
    expect(server.callsTo('PUT /api/Product/Snooze')).toHaveLength(0)
  })

  it('is not asked after Activate', async () => {
    menuServer([sampleProduct({ isVisible: false })])
    await press('Activate')
    expect(await screen.findByRole('button', { name: 'Snooze Item' })).toBeInTheDocument()
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })
})
