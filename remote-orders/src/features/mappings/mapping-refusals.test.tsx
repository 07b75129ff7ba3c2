import { screen, within } from '@testing-library/react'
import type { ProductMapping } from '@sufra/shared/contracts/product-mapping'
import { answerHttp, renderUi, sampleOrder, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { MappingsPage } from './mappings.page.tsx'

const mapping: ProductMapping = {
  id: 5,
  serviceProviderId: 1,
  brandName: '{"ar":"البيت","en":"Al Bait"}',
  channel: sampleOrder().channel,
  foreignSku: 'TB-1',
  isOnMenu: true,
  foreignName: '{"ar":"برجر الكمأة","en":"Truffle Burger"}',
  productId: 11,
  productName: '{"ar":"كبسة لحم","en":"Lamb Kabsa"}',
  byName: 'خالد',
  at: '2026-11-20T12:00:00.000Z',
}
const LIST = 'GET /api/ProductMapping/Get'

const show = (
  answers: Record<string, HttpAnswer> = {},
  { mappings = [mapping], route = '/orders/mappings' } = {},
) => {
  answerHttp({ [LIST]: call => ({ body: samplePage(mappings, call) }), ...answers })
  return renderUi(
    <>
      <MappingsPage />
      <Toaster />
    </>,
    { role: 'Admin', route, namespaces: { orders: { ar, en } } },
  )
}

it.each([
  ['/orders/mappings', 'Nothing is remembered yet'],
  ['/orders/mappings?search=burger', 'No remembered item matches these filters'],
])('an empty list at %s says: %s', async (route, words) => {
  show({}, { mappings: [], route })
  expect(await screen.findByText(words)).toBeVisible()
})

it('retries a list that failed to load', async () => {
  const { user } = show({ [LIST]: { status: 500 } })
  expect(await screen.findByText('The remembered items could not be loaded')).toBeVisible()
  answerHttp({ [LIST]: call => ({ body: samplePage([mapping], call) }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Truffle Burger')).toBeVisible()
})

it.each([
  ['not_found', 404, en.mappings.failed.not_found],
  ['account_suspended', 403, en.mappings.failed.account_suspended],
  ['internal_error', 500, en.mappings.failed.unknown],
])('shows why an item could not be removed for %s, and keeps it', async (code, status, words) => {
  const { user } = show({ 'DELETE /api/ProductMapping/Delete': { status, body: { code, status } } })
  await user.click(await screen.findByRole('button', { name: 'Options of Truffle Burger' }))
  await user.click(screen.getByRole('menuitem', { name: 'Forget' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Forget' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText('Truffle Burger')).toBeVisible()
})

it('shows an error for a history that failed to load, and a message for an empty one', async () => {
  const HISTORY = 'GET /api/ProductMapping/GetHistory'
  const { user, unmount } = show({ [HISTORY]: { status: 500 } })
  await user.click(await screen.findByRole('button', { name: 'History' }))
  expect(await screen.findByText('The history could not be loaded')).toBeVisible()
  unmount()
  const empty = show({ [HISTORY]: { body: samplePage([], { query: new URLSearchParams() }) } })
  await empty.user.click(await screen.findByRole('button', { name: 'History' }))
  expect(await screen.findByText('Nothing happened yet')).toBeVisible()
})
