import { screen, within } from '@testing-library/react'
import type { ProductMapping } from '@sufra/shared/contracts/product-mapping'
import { answerHttp, delayedResponse, renderUi, sampleOrder, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleProduct } from '#src/testing/sample-product.ts'
import { MappingsPage } from './mappings.page.tsx'

const burger: ProductMapping = {
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
const salad: ProductMapping = { ...burger, id: 6, foreignName: '{"ar":"سلطة","en":"Salad"}' }

const show = (answers: Parameters<typeof answerHttp>[0]) => {
  answerHttp({
    'GET /api/ProductMapping/Get': call => ({ body: samplePage([burger, salad], call) }),
    'GET /api/Product/Get': call => ({ body: samplePage([sampleProduct()], call) }),
    ...answers,
  })
  const { user } = renderUi(
    <>
      <MappingsPage />
      <Toaster />
    </>,
    { role: 'Admin', route: '/orders/mappings', namespaces: { orders: { ar, en } } },
  )
  const ask = async (name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Options of ${name}` }))
    await user.click(screen.getByRole('menuitem', { name: action }))
  }
  const asked = () => within(screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'))
  const press = (name: string) => user.click(asked().getByRole('button', { name }))
  return { user, ask, press }
}

it('leaves the dialog of another item open when a save ends after "Back"', async () => {
  const late = delayedResponse({ body: { ...burger, productId: 31 } })
  const { user, ask, press } = show({ 'PUT /api/ProductMapping/Update': late.answer })
  await ask('Truffle Burger', 'Choose another item')
  await user.click(screen.getByRole('combobox', { name: 'What it is on your menu' }))
  await user.click(await screen.findByRole('option', { name: /Mushroom Burger/ }))
  await press('Save')
  await press('Back')
  await ask('Salad', 'Choose another item')
  late.come()
  expect(await screen.findByText('Later orders will use it')).toBeInTheDocument()
  expect(within(screen.getByRole('dialog')).getByText('Salad')).toBeVisible()
})

it('leaves the dialog of another item open when a removal ends after "Back"', async () => {
  const late = delayedResponse({ body: burger })
  const { ask, press } = show({ 'DELETE /api/ProductMapping/Delete': late.answer })
  await ask('Truffle Burger', 'Forget')
  await press('Forget')
  await press('Back')
  await ask('Salad', 'Forget')
  late.come()
  expect(await screen.findByText('“Truffle Burger” is forgotten')).toBeInTheDocument()
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(/Salad/)
})
