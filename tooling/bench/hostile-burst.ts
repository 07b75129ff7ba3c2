// Keeps bulk calls of one merchant under way until its parent sends a message; then prints the answers by status.

/** First message that the parent process sends. */
export interface BurstOrder {
  url: string
  token: string
  brandId: number
  productIds: number[]
  atOnce: number
}

const over = new AbortController()
const counts = new Map<number, number>()

const change = async ({ url, token, brandId, productIds }: BurstOrder, priceDelta: number): Promise<void> => {
  const response = await fetch(`${url}/api/Product/BulkUpdate`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      serviceProviderId: brandId,
      ids: productIds,
      set: { priceDelta },
      preview: false,
    }),
  })
  await response.arrayBuffer()
  counts.set(response.status, (counts.get(response.status) ?? 0) + 1)
}

const burst = async (order: BurstOrder): Promise<void> => {
  const worker = async (_none: unknown, at: number) => {
    for (let turn = at; !over.signal.aborted; turn += 1) await change(order, turn % 2 === 0 ? 1 : -1)
  }
  await Promise.all(Array.from({ length: order.atOnce }, worker))
  console.log(`bulk calls by status: ${[...counts].map(each => each.join(': ')).join(', ')}`)
  process.exit()
}

const isOrder = (message: unknown): message is BurstOrder => Object(message).productIds !== undefined

process.on('message', message => {
  if (message === 'stop') over.abort()
  if (isOrder(message)) void burst(message)
})
process.send?.('ready')
