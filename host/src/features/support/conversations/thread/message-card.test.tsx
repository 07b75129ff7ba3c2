import { screen } from '@testing-library/react'
import type { TicketCard } from '@sufra/shared/contracts/ticket'
import { messageLog, renderSupport, sampleMessage, supportServer } from '../testing/support-server.tsx'

const ORDER: TicketCard = {
  kind: 'order',
  id: 88,
  orderNumber: '4821',
  orderStatus: 'Missed',
  finalPrice: 114,
  branchId: 1,
  branchName: '{"ar":"العليا","en":"Olaya"}',
  placedAt: '2026-11-20T09:00:00.000Z',
  channel: { id: 1, key: 'jahez', name: '{"ar":"جاهز","en":"Jahez"}', logoUrl: '/jahez.svg' },
}
const DISH: TicketCard = {
  kind: 'product',
  id: 5,
  serviceProviderId: 4,
  name: '{"ar":"كبسة","en":"Kabsa"}',
  price: null,
  imageUrl: null,
  isDeleted: false,
}

it('shows the current order and links to it', async () => {
  supportServer({ thread: [sampleMessage({ card: ORDER })] })
  renderSupport()
  const lines = await messageLog()
  expect(await lines.findByText('Missed')).toBeVisible()
  expect(lines.getByText('Olaya')).toBeVisible()
  expect(lines.getByRole('img', { name: 'Jahez' })).toBeVisible()
  expect(lines.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/orders?order=88')
})

it('shows a product without a price, and links a merchant to its editor', async () => {
  supportServer({ thread: [sampleMessage({ card: DISH })] })
  renderSupport()
  expect(await screen.findByText('No price')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the product' })).toHaveAttribute(
    'href',
    '/menus/new-meal?id=5&serviceProviderId=4',
  )
})

it.each([
  ['the operator', { role: 'SuperAdmin' as const, card: DISH }],
  ['where it is no longer on the menu', { role: 'Admin' as const, card: { ...DISH, isDeleted: true } }],
])('offers no editor of a product: %s', async (_who, { role, card }) => {
  supportServer({ thread: [sampleMessage({ card })] })
  renderSupport({ role })
  expect(await screen.findByText('Kabsa')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open the product' })).not.toBeInTheDocument()
})
