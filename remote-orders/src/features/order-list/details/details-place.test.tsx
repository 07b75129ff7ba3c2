import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, offers, renderUi, sampleOrder } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { DetailsPlace } from './details-place.tsx'

const done = (id: number, order: Partial<Order> = {}): Order =>
  sampleOrder({
    id,
    orderNumber: `48${id}`,
    orderStatus: 'Completed',
    refundableTotal: 0,
    availableActions: offers('Print'),
    ...order,
  })
const PAGE = [done(21), done(22), done(23)]

const realMedia = window.matchMedia
const beWide = (isWide: boolean) => {
  window.matchMedia = query => Object.assign(realMedia(query), { matches: isWide && query.includes('1280') })
}
beforeEach(() => beWide(true))
afterEach(() => {
  window.matchMedia = realMedia
})

const show = (
  start: number | null,
  answers: Parameters<typeof answerHttp>[0] = {},
  language: 'ar' | 'en' = 'en',
) => {
  answerHttp({
    ...Object.fromEntries(
      [...PAGE, done(99)].flatMap(order => [
        [`GET /api/Order/Details/${order.id}`, { body: order }],
        [`GET /api/Order/History/${order.id}`, { body: [] }],
        [`GET /api/Order/Calls/${order.id}`, { body: [] }],
      ]),
    ),
    ...answers,
  })
  const Page = () => {
    const [id, setId] = useState(start)
    return (
      <>
        <DetailsPlace id={id} orders={PAGE} onOpen={setId} />
        <input aria-label="Search" />
      </>
    )
  }
  return renderUi(<Page />, { role: 'Admin', language, namespaces: { orders: { ar, en } } })
}
const place = (number: string) => within(screen.getByRole('complementary', { name: `Order ${number}` }))
const button = (name: string) => screen.getByRole('button', { name })

it('shows an order beside the list on a wide screen, with buttons for its neighbours', async () => {
  const { user } = show(22)
  expect(place('4822').getByText('#4822')).toBeVisible()
  await user.click(button('Next order'))
  expect(place('4823').getByText('#4823')).toBeVisible()
  expect(button('Next order')).toBeDisabled()
  await user.click(button('Previous order'))
  await user.click(button('Previous order'))
  expect(place('4821').getByText('#4821')).toBeVisible()
  expect(button('Previous order')).toBeDisabled()
})

it('shows nothing beside the list before an order is opened and after it is closed', async () => {
  const { unmount } = show(null)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  unmount()
  const opened = show(21)
  await opened.user.click(button('Close'))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

it('closes with Escape, also from a field of the page', async () => {
  const { user } = show(21)
  await user.click(screen.getByRole('textbox', { name: 'Search' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

it('closes only the dialog when Escape is pressed in a dialog about the order', async () => {
  const order = done(21, { orderStatus: 'Ready', availableActions: offers('Cancel') })
  const { user } = show(21, { 'GET /api/Order/Details/21': { body: order } })
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  screen.getByRole('radio', { name: "Customer's request" }).focus()
  await user.keyboard('{Escape}')
  expect(place('4821').getByText('#4821')).toBeInTheDocument()
})

it('shows an order of another page by its number and without neighbours', async () => {
  show(99)
  expect(await screen.findByText('#4899')).toBeVisible()
  expect(button('Next order')).toBeDisabled()
  expect(button('Previous order')).toBeDisabled()
  expect(place('4899').getByText('#4899')).toBeVisible()
})

it.each([
  ['en', 'Order #4899'],
  ['ar', `${ar.details.label.replace('{{number}}', '#4899')}`],
] as const)(
  'covers the list on a narrow screen, titled with the order number (%s)',
  async (language, title) => {
    beWide(false)
    show(99, {}, language)
    expect(await screen.findByText('#4899')).toBeVisible()
    expect(screen.getByRole('dialog', { name: title })).toBeVisible()
  },
)

it('shows an error for an order that does not exist', async () => {
  show(98, { 'GET /api/Order/Details/98': { status: 404, body: { code: 'not_found', status: 404 } } })
  expect(await screen.findByText('There is no such order')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

it('retries an order that failed to load', async () => {
  const { user } = show(98, { 'GET /api/Order/Details/98': { status: 500 } })
  expect(await screen.findByText('The order could not be loaded')).toBeVisible()
  answerHttp({ 'GET /api/Order/Details/98': { body: done(98) } })
  await user.click(button('Try again'))
  expect(await screen.findByText('#4898')).toBeVisible()
})

it("shows the list's data while the details load, and also if they fail to load", async () => {
  show(21, { 'GET /api/Order/Details/21': { status: 500 } })
  expect(place('4821').getByText('Lamb Kabsa')).toBeVisible()
  await waitFor(() => expect(place('4821').getByText('#4821')).toBeVisible())
  expect(screen.queryByText('The order could not be loaded')).not.toBeInTheDocument()
})
