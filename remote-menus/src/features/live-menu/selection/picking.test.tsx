import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Product } from '@sufra/shared/contracts/product'
import type { HttpCall } from '@sufra/shared/testing'
import { menuServer, renderMenu } from '../testing/menu-server.tsx'
import { sampleMenu, sampleProduct } from '#src/testing/sample-products.ts'

/** Fakes a server that carries out snooze and activate calls. */
const serve = (products: Product[]) => {
  const answer =
    (isVisible: boolean) =>
    ({ body }: HttpCall) => {
      const { productIds }: { productIds: number[] } = Object(body)
      return { body: { products: productIds.map(id => server.change(id, { isVisible }).body) } }
    }
  const server = menuServer(products, {
    'PUT /api/Product/Snooze': answer(false),
    'PUT /api/Product/Activate': answer(true),
  })
  return server
}

const bodiesOf = (calls: HttpCall[]) => calls.map(({ body }) => body)

const startPicking = async () => {
  const rendered = renderMenu()
  await rendered.user.click(await screen.findByRole('button', { name: 'Select' }))
  return rendered
}

const snoozeUntil = async ({ user }: Awaited<ReturnType<typeof startPicking>>, end: string) => {
  await user.click(screen.getByRole('button', { name: 'Snooze until…' }))
  await user.click(screen.getByRole('menuitem', { name: end }))
}

it('snoozes several items until the same end, and one press undoes it', async () => {
  const server = serve(sampleMenu(3))
  const rendered = await startPicking()
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Dish 1' }))
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Dish 3' }))
  expect(screen.getByRole('region', { name: 'Selected' })).toHaveTextContent('Selected: 2')
  await snoozeUntil(rendered, '4 h')
  expect(await screen.findByText('2 items snoozed')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Snoozed 2' })).toBeInTheDocument()
  await rendered.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Snoozed 0' })).toBeInTheDocument())
  expect(bodiesOf(server.callsTo('PUT /api/Product/Snooze'))).toEqual([{ productIds: [1, 3], preset: '4h' }])
  expect(bodiesOf(server.callsTo('PUT /api/Product/Activate'))).toEqual([{ productIds: [1, 3] }])
})

it('snoozes several items until a custom time, which must be in the future', async () => {
  const server = serve(sampleMenu(2))
  const rendered = await startPicking()
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Dish 2' }))
  await snoozeUntil(rendered, 'Until…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze 1 item' }))
  const write = async (day: string) => {
    await rendered.user.clear(dialog.getByLabelText('Day'))
    await rendered.user.type(dialog.getByLabelText('Day'), day)
    await rendered.user.tab()
  }
  const snooze = dialog.getByRole('button', { name: 'Snooze' })
  expect(snooze).toBeDisabled()
  await write('01/02/2020')
  expect(await dialog.findByText(/still to come/)).toBeInTheDocument()
  expect(snooze).toBeDisabled()
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await write(soon.split('-').toReversed().join('/'))
  await rendered.user.click(snooze)
  expect(await screen.findByText(/^Dish 2.*snoozed$/)).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
  expect(bodiesOf(server.callsTo('PUT /api/Product/Snooze'))).toEqual([
    { productIds: [2], until: `${soon}T06:00:00.000Z` },
  ])
})

it('activates only snoozed items, and the undo restores each end', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const server = serve([
    sampleProduct({ id: 1, en: 'One' }),
    sampleProduct({ id: 2, en: 'Two', isVisible: false, snoozedUntil: until }),
    sampleProduct({ id: 3, en: 'Three', isVisible: false }),
  ])
  const { user } = await startPicking()
  await user.click(screen.getByRole('button', { name: 'All shown' }))
  await user.click(screen.getAllByRole('button', { name: 'Activate' })[0] ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Snooze')).toHaveLength(2))
  expect(bodiesOf(server.callsTo('PUT /api/Product/Activate'))).toEqual([{ productIds: [2, 3] }])
  expect(bodiesOf(server.callsTo('PUT /api/Product/Snooze'))).toEqual([
    { productIds: [2], until },
    { productIds: [3], until: null },
  ])
})

it('shows cards as snoozed immediately, and as before when the server refuses', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  menuServer([sampleProduct()], {
    'PUT /api/Product/Snooze': async () => {
      await held
      return { status: 403, body: { code: 'forbidden_branch' } }
    },
  })
  const rendered = await startPicking()
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Lamb Kabsa' }))
  await snoozeUntil(rendered, '30 min')
  expect(screen.getByRole('listitem')).toHaveAttribute('data-snoozed')
  release()
  expect(await screen.findByText("The item's availability could not be changed")).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('listitem')).not.toHaveAttribute('data-snoozed'))
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('starts the selection by a long press on a card, but not by scrolling or by a long press on its button', async () => {
  serve(sampleMenu(2))
  renderMenu()
  const heading = await screen.findByRole('heading', { name: 'Dish 2' })
  jest.useFakeTimers()
  const touch = { pointerType: 'touch', clientX: 5, clientY: 5, bubbles: true }
  const pointer = (type: string, more: object = {}, at: Element = heading) => {
    const event = new MouseEvent(type, { ...touch, ...more })
    fireEvent(at, Object.assign(event, { pointerType: 'touch' }))
  }
  pointer('pointerdown')
  pointer('pointermove', { clientY: 60 })
  jest.advanceTimersByTime(1000)
  for (const button of screen.getAllByRole('button', { name: 'Snooze Item' }))
    pointer('pointerdown', {}, button)
  jest.advanceTimersByTime(1000)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  pointer('pointerdown')
  jest.advanceTimersByTime(1000)
  jest.useRealTimers()
  expect(await screen.findByRole('checkbox', { name: 'Dish 2' })).toBeChecked()
})

it('offers no selection to users who may not snooze', async () => {
  serve(sampleMenu(2))
  renderMenu({ role: 'Custom', permissions: ['menu.edit'] })
  await screen.findByRole('heading', { name: 'Dish 1' })
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument()
})

it('keeps items selected and says that nothing changed when all are already on sale', async () => {
  const server = serve(sampleMenu(2))
  const { user } = await startPicking()
  await user.click(screen.getByRole('checkbox', { name: 'Dish 2' }))
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  expect(await screen.findByText(/^Nothing was activated/)).toBeInTheDocument()
  expect(await screen.findByRole('checkbox', { name: 'Dish 2' })).toBeChecked()
  expect(server.callsTo('PUT /api/Product/Activate')).toEqual([])
})

it('keeps items selected that could not be snoozed', async () => {
  let isDown = true
  const server = menuServer(sampleMenu(3), {
    'PUT /api/Product/Snooze': ({ body }) => {
      if (isDown) return { status: 500, body: { code: 'internal_error' } }
      const { productIds }: { productIds: number[] } = Object(body)
      return { body: { products: productIds.map(id => server.change(id, { isVisible: false }).body) } }
    },
  })
  const rendered = await startPicking()
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Dish 1' }))
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Dish 3' }))
  await snoozeUntil(rendered, '4 h')
  expect(await screen.findByRole('region', { name: 'Selected' })).toHaveTextContent('Selected: 2')
  isDown = false
  await snoozeUntil(rendered, '4 h')
  expect(await screen.findByText('2 items snoozed')).toBeInTheDocument()
  expect(bodiesOf(server.callsTo('PUT /api/Product/Snooze')).at(-1)).toEqual({
    productIds: [1, 3],
    preset: '4h',
  })
})
