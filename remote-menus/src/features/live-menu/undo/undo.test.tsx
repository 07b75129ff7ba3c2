import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { menuServer, renderMenu } from '../testing/menu-server.tsx'
import { sampleProduct } from '#src/testing/sample-products.ts'

afterEach(() => jest.useRealTimers())

it('restores a snoozed item within six seconds, regardless of the end that was chosen meanwhile', async () => {
  const server = menuServer([sampleProduct()], {
    'PUT /api/Product/Activate': () => ({
      body: { products: [server.change(1, { isVisible: true, snoozedUntil: null }).body] },
    }),
  })
  const { user } = renderMenu()
  await user.click(await screen.findByRole('button', { name: 'Snooze Item' }))
  expect(await screen.findByText('Lamb Kabsa is snoozed')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: '1 h' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Snooze')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Snooze Item' })).toBeInTheDocument()
  expect(server.callsTo('PUT /api/Product/Activate').map(({ body }) => body)).toEqual([{ productIds: [1] }])
})

it('restores the previous end of an activated item', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const server = menuServer([sampleProduct({ isVisible: false, snoozedUntil: until, snoozeReason: 'late' })])
  const { user } = renderMenu()
  await user.click(await screen.findByRole('button', { name: 'Activate' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Snooze')).toHaveLength(1))
  expect(server.callsTo('PUT /api/Product/Snooze')[0]?.body).toEqual({
    productIds: [1],
    until,
    reason: 'late',
  })
})

it('closes automatically, but not while hovered', async () => {
  menuServer([sampleProduct()])
  const { user } = renderMenu()
  await user.click(await screen.findByRole('button', { name: 'Snooze Item' }))
  const offer = (await screen.findByText('Lamb Kabsa is snoozed')).parentElement ?? document.body
  jest.useFakeTimers()
  fireEvent.pointerEnter(offer)
  act(() => jest.advanceTimersByTime(20_000))
  expect(offer).toBeInTheDocument()
  fireEvent.pointerLeave(offer)
  act(() => jest.advanceTimersByTime(6100))
  expect(offer).not.toBeInTheDocument()
})

it('stays while it has the focus, wherever the pointer moves', async () => {
  menuServer([sampleProduct()])
  const { user } = renderMenu()
  await user.click(await screen.findByRole('button', { name: 'Snooze Item' }))
  const button = await screen.findByRole('button', { name: 'Undo' })
  const around = button.parentElement ?? document.body
  jest.useFakeTimers()
  fireEvent.pointerEnter(around)
  act(() => button.focus())
  fireEvent.pointerLeave(around)
  act(() => jest.advanceTimersByTime(20_000))
  expect(button).toHaveFocus()
  act(() => button.blur())
  act(() => jest.advanceTimersByTime(6100))
  expect(button).not.toBeInTheDocument()
})
