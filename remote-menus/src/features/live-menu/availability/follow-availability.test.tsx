import { screen, waitFor } from '@testing-library/react'
import { startLive, stopLive } from '@sufra/shared/live'
import { followAvailability } from './follow-availability.ts'
import { menuServer, renderMenu } from '../testing/menu-server.tsx'
import { sampleProduct } from '#src/testing/sample-products.ts'

const encoder = new TextEncoder()

/** Adds an event stream to the fake server and returns a function that sends events of other devices. */
const openStream = () => {
  const real = globalThis.fetch
  let send: (text: string) => void = () => {}
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes('/api/Order/Stream')) return real(input, init)
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        send = text => controller.enqueue(encoder.encode(text))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  return (type: string, event: object) => send(`id: 1\nevent: ${type}\ndata: ${JSON.stringify(event)}\n\n`)
}

const availability = (isVisible: boolean, rowVersion: number) => ({
  products: [
    {
      id: 1,
      serviceProviderId: 7,
      isVisible,
      snoozedUntil: null,
      snoozeReason: null,
      excludeBranchesIds: [],
      branchSnoozes: [],
      lacks: [],
      rowVersion,
    },
  ],
})
const BREAD = { kind: 'choice', id: 9, name: '{"en":"Bread","ar":"الخبز"}' }

const renderFollowing = async (product = sampleProduct()) => {
  const server = menuServer([product])
  const announce = openStream()
  const rendered = renderMenu()
  stop = followAvailability(rendered.queryClient)
  startLive()
  await screen.findByRole('button', { name: 'Snooze Item' })
  return { server, announce, ...rendered }
}

let stop = () => {}
afterEach(() => {
  stop()
  stopLive()
})

it('shows a snooze of another browser without a reload', async () => {
  const { server, announce } = await renderFollowing()
  announce('product.availability', availability(false, 5))
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument()
  expect(screen.getByText('Until it is activated')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Snoozed 1' })).toBeInTheDocument()
  expect(server.callsTo('GET /api/Product/Get')).toHaveLength(1)
})

it('ignores an event that is older than the shown state', async () => {
  const { announce } = await renderFollowing()
  announce('product.availability', availability(false, 5))
  await screen.findByRole('button', { name: 'Activate' })
  announce('product.availability', availability(true, 4))
  announce('heartbeat', { serverTime: new Date().toISOString() })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.getByRole('button', { name: 'Activate' })).toBeInTheDocument()
})

it('marks every product of a modifier group that runs out elsewhere, until it is available again', async () => {
  const { announce, server } = await renderFollowing(sampleProduct({ choicesIds: [9] }))
  const choice = { id: 9, serviceProviderId: 7, options: [], rowVersion: 2 }
  announce('choice.availability', { choices: [{ ...choice, lack: BREAD }] })
  expect(await screen.findByText('Unavailable: no option left in “Bread”')).toBeInTheDocument()
  announce('choice.availability', { choices: [{ ...choice, lack: null }] })
  await waitFor(() => expect(screen.queryByText(/Unavailable/)).not.toBeInTheDocument())
  expect(server.callsTo('GET /api/Product/Get')).toHaveLength(1)
})

it('includes options that were snoozed elsewhere in the next update instead of activating them', async () => {
  const size = { id: 4, name: { ar: 'حجم', en: 'Size' }, min: 0, max: 1, required: false }
  const large = { id: 1, optionNameEn: 'Large', optionNameAr: 'كبير', price: 5, isAvailable: true }
  const { announce, server, user } = await renderFollowing(
    sampleProduct({ modifiers: [{ ...size, options: [large] }] }),
  )
  const [facts] = availability(true, 5).products
  const modifierOptions = [{ id: 4, options: [{ id: 1, isAvailable: false, snoozedUntil: null }] }]
  const branchSnoozes = [{ branchId: 3, until: null, reason: null }]
  announce('product.availability', { products: [{ ...facts, branchSnoozes, modifierOptions }] })
  await screen.findByText(/Until it is activated/)
  await user.click(screen.getByRole('button', { name: 'Snooze Item' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(1))
  const [call] = server.callsTo('PUT /api/Product/Update')
  expect(call && server.readForm(call)).toMatchObject({
    modifiers: [{ options: [{ id: 1, isAvailable: false }] }],
    rowVersion: 5,
  })
})

it('reloads a product that was edited elsewhere, because its event contains only availability', async () => {
  const { announce, server } = await renderFollowing()
  const [facts] = availability(true, 5).products
  server.change(1, { price: 61 })
  announce('product.availability', { products: [{ ...facts, isEdited: true }] })
  expect(await screen.findByText('61.00')).toBeInTheDocument()
  expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2)
})

it('removes a product that was deleted elsewhere, and shows it again after its undo', async () => {
  const { announce, server } = await renderFollowing()
  server.remove(1)
  const [facts] = availability(true, 5).products
  announce('product.availability', { products: [{ ...facts, isEdited: true, isRemoved: true }] })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Snooze Item' })).not.toBeInTheDocument())
  server.bringBack(1)
  announce('product.availability', { products: [{ ...facts, isEdited: true, rowVersion: 6 }] })
  expect(await screen.findByRole('button', { name: 'Snooze Item' })).toBeInTheDocument()
})

it('reloads the menu once for hundreds of events', async () => {
  const { announce, server } = await renderFollowing()
  const [facts] = availability(true, 5).products
  for (const first of [100, 200, 300])
    announce('product.availability', {
      products: Array.from({ length: 100 }, (_, at) => ({ ...facts, id: first + at, isEdited: true })),
    })
  await waitFor(() => expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2))
  expect(server.callsTo('GET /api/Category/Get')).toHaveLength(2)
})

it('reloads the menu after a gap that the stream cannot fill', async () => {
  const { server, announce } = await renderFollowing()
  announce('reset', { cursor: '9' })
  await waitFor(() => expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2))
})
