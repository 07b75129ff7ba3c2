import { screen, waitFor, within } from '@testing-library/react'
import type { Product } from '@sufra/shared/contracts/product'
import type { MappingChange, ProductMapping } from '@sufra/shared/contracts/product-mapping'
import { answerHttp, at, merchantPage, renderUi, sampleOrder, samplePage } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { MappingsPage } from './mappings.page.tsx'

const { channel } = sampleOrder()
const mapping: ProductMapping = {
  id: 5,
  serviceProviderId: 1,
  brandName: '{"ar":"البيت","en":"Al Bait"}',
  channel,
  foreignName: '{"ar":"برجر الكمأة","en":"Truffle Burger"}',
  foreignSku: 'TB-1',
  productId: 11,
  productName: '{"ar":"كبسة لحم","en":"Lamb Kabsa"}',
  isOnMenu: true,
  byName: 'خالد',
  at: '2026-11-20T12:00:00.000Z',
}
const change: MappingChange = {
  id: 9,
  at: mapping.at,
  byName: 'خالد',
  kind: 'Removed',
  channel,
  foreignName: mapping.foreignName,
  productName: mapping.productName,
}

const MUSHROOM: Product = {
  id: 31,
  name: '{"ar":"برغر فطر","en":"Mushroom Burger"}',
  price: 33,
  description: null,
  imageUrl: null,
  categoryId: 3,
  index: 1,
  calories: null,
  isVisible: true,
  choicesIds: [],
  serviceProviderId: 1,
  excludeBranchesIds: [],
  modifiers: [],
  sizes: [],
  schedule: null,
  isDrink: false,
  sodiumMg: null,
  caffeineMg: null,
  caffeinePer: null,
  allergens: null,
  snoozedUntil: null,
  snoozeReason: null,
  branchSnoozes: [],
  lacks: [],
  rowVersion: 1,
  updatedAt: at(0),
}

type Shown = Partial<Pick<RenderUiOptions, 'language' | 'role' | 'permissions'>> & {
  mappings?: ProductMapping[]
  address?: string
}

const open = ({
  mappings = [mapping],
  address = '/orders/mappings',
  language = 'en',
  ...who
}: Shown = {}) => {
  const { calls } = answerHttp({
    'GET /api/ProductMapping/Get': call => ({ body: samplePage(mappings, call) }),
    'GET /api/ProductMapping/GetHistory': call => ({ body: samplePage([change], call) }),
    'GET /api/Product/Get': call => ({ body: samplePage([MUSHROOM], call) }),
    'PUT /api/ProductMapping/Update': { body: { ...mapping, productId: 31 } },
    'DELETE /api/ProductMapping/Delete': { body: mapping },
    'GET /api/Account/Get': call => ({ body: merchantPage([], call) }),
  })
  const ui = renderUi(
    <>
      <MappingsPage />
      <Toaster />
    </>,
    { language, role: 'Admin', route: address, namespaces: { orders: { ar, en } }, ...who },
  )
  return { ...ui, calls }
}

it('shows the product of each item of a platform and who mapped it', async () => {
  open({ mappings: [mapping, { ...mapping, id: 6, isOnMenu: false }] })
  await screen.findAllByText('Truffle Burger')
  const row = within(screen.getAllByRole('row')[1] ?? document.body)
  expect(row.getByText('Lamb Kabsa')).toBeVisible()
  expect(row.getByText('TB-1')).toBeVisible()
  expect(screen.getAllByText('Not on the menu any more')).toHaveLength(1)
})

it('maps an item to another product', async () => {
  const { user, calls } = open()
  await user.click(await screen.findByRole('button', { name: 'Options of Truffle Burger' }))
  await user.click(screen.getByRole('menuitem', { name: 'Choose another item' }))
  const dialog = within(screen.getByRole('dialog', { name: 'What is it on your menu?' }))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(dialog.getByRole('combobox', { name: 'What it is on your menu' }))
  await user.click(await screen.findByRole('option', { name: /Mushroom Burger/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Later orders will use it')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { id: 5, productId: 31 },
  ])
})

it('removes a mapping after a confirmation, with a message in Arabic', async () => {
  const { user, calls } = open({ language: 'ar' })
  await user.click(await screen.findByRole('button', { name: 'خيارات برجر الكمأة' }))
  await user.click(screen.getByRole('menuitem', { name: 'إزالة' }))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  const dialog = within(screen.getByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'إزالة' }))
  expect(await screen.findByText('أُزيل ما حُفظ عن «برجر الكمأة»')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query.get('Id'))).toEqual(['5'])
})

it('filters by the address and by the search text', async () => {
  const { user, calls } = open({ address: '/orders/mappings?channel=2' })
  await screen.findByText('Truffle Burger')
  await user.type(screen.getByRole('searchbox'), 'kabsa')
  await waitFor(() => {
    const { query } = calls.at(-1) ?? {}
    expect([query?.get('ChannelId'), query?.get('Search')]).toEqual(['2', 'kabsa'])
  })
})

it('lists the history, including removed mappings', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'History' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'History of remembered items' }))
  expect(await drawer.findByText('Forgotten; it was Lamb Kabsa')).toBeVisible()
})

it('shows no buttons to users who only read orders, and makes the operator choose a merchant first', async () => {
  const { unmount } = open({ role: 'Custom', permissions: ['orders.read'] })
  await screen.findByText('Truffle Burger')
  expect(screen.queryByRole('button', { name: 'Options of Truffle Burger' })).not.toBeInTheDocument()
  unmount()
  const { calls } = open({ role: 'SuperAdmin' })
  expect(await screen.findByText('Choose a merchant to see its remembered items')).toBeVisible()
  expect(calls.some(({ path }) => path.includes('ProductMapping'))).toBe(false)
})
