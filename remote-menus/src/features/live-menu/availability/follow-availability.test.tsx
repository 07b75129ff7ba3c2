import { screen, waitFor } from '@testing-library/react'
import { startLive, stopLive } from '@sufra/shared/live'
import { followAvailability } from './follow-availability.ts'
import { menuServer, renderMenu } from '../testing/menu-server.tsx'
import { sampleProduct } from '#src/testing/sample-products.ts'

const encoder = new TextEncoder()

/** The server's stream beside its other answers: gives what another device did to this browser. */
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
      rowVersion,
    },
  ],
})

const renderFollowing = async () => {
  const server = menuServer([sampleProduct()])
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

it('a snooze in another browser shows here without a load', async () => {
  const { server, announce } = await renderFollowing()
  announce('product.availability', availability(false, 5))
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument()
  expect(screen.getByText('Until it is activated')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Snoozed 1' })).toBeInTheDocument()
  expect(server.callsTo('GET /api/Product/Get')).toHaveLength(1)
})

it('an event that is older than what is shown changes nothing', async () => {
  const { announce } = await renderFollowing()
  announce('product.availability', availability(false, 5))
  await screen.findByRole('button', { name: 'Activate' })
  announce('product.availability', availability(true, 4))
  announce('heartbeat', { serverTime: new Date().toISOString() })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.getByRole('button', { name: 'Activate' })).toBeInTheDocument()
})

it('after a gap that the stream cannot fill the menu is loaded again', async () => {
  const { server, announce } = await renderFollowing()
  announce('reset', { cursor: '9' })
  await waitFor(() => expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2))
})
