import type { InvoiceSellerSetting } from '@sufra/shared/contracts/invoice-seller'
import { answerHttp, delayedResponse, renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/invoices/ar.json'
import en from '#src/locales/invoices/en.json'
import { LeaveAndReturn } from '#src/testing/leave-and-return.tsx'
import { SellerSection } from './seller-section.tsx'

const SETTING: InvoiceSellerSetting = {
  seller: {
    name: { ar: 'شركة المثال', en: 'Example Co.' },
    vatNumber: '300000000000003',
    crNumber: '1010000000',
    address: {
      street: 'طريق الملك',
      building: '1234',
      district: 'العليا',
      city: 'الرياض',
      postcode: '12345',
    },
  },
  changedAt: null,
  byName: null,
}

const show = (setting = SETTING) => {
  const { calls } = answerHttp({
    'GET /api/InvoiceSeller/Get': { body: setting },
    'PUT /api/InvoiceSeller/Update': { body: setting },
  })
  const { user } = renderUi(<SellerSection />, { role: 'SuperAdmin', namespaces: { invoices: { ar, en } } })
  return { user, sent: () => calls.flatMap(({ method, body }) => (method === 'PUT' ? [body] : [])) }
}

it('refuses an invalid VAT number and sends a valid one with all fields', async () => {
  const { user, sent } = show()
  const vat = await screen.findByLabelText('VAT number')
  await user.clear(vat)
  await user.type(vat, '100000000000003')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(vat).toBeInvalid())
  expect(sent()).toEqual([])
  await user.clear(vat)
  await user.type(vat, '310000000000003')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual([{ ...SETTING.seller, vatNumber: '310000000000003' }]))
})

it('explains the state without a seller', async () => {
  show({ seller: null, changedAt: null, byName: null })
  expect(await screen.findByText(/no invoice can be issued/)).toBeInTheDocument()
})

const MOVED = { ...SETTING, seller: SETTING.seller && { ...SETTING.seller, crNumber: '1010999999' } }

/** Opens the section twice; the second response has another person's changes. */
const showTwice = (update: Parameters<typeof answerHttp>[0][string]) => {
  const before = [SETTING]
  const { calls } = answerHttp({
    'GET /api/InvoiceSeller/Get': () => ({ body: before.shift() ?? MOVED }),
    'PUT /api/InvoiceSeller/Update': update,
  })
  const { user } = renderUi(
    <>
      <LeaveAndReturn>
        <SellerSection />
      </LeaveAndReturn>
      <Toaster />
    </>,
    { role: 'SuperAdmin', namespaces: { invoices: { ar, en } } },
  )
  return { user, calls }
}

it("shows another person's saved changes when opened again", async () => {
  const { user } = showTwice({ body: SETTING })
  expect(await screen.findByLabelText('Commercial registration')).toHaveValue('1010000000')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(screen.getByRole('button', { name: 'Come back' }))
  expect(await screen.findByLabelText('Commercial registration')).toHaveValue('1010999999')
})

it('does not fill the next form with a response that arrived after leaving', async () => {
  const late = delayedResponse({ body: SETTING })
  const { user, calls } = showTwice(late.answer)
  await user.type(await screen.findByLabelText('Street'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('PUT'))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  late.come()
  await screen.findByText(en.seller.saved)
  await user.click(screen.getByRole('button', { name: 'Come back' }))
  expect(await screen.findByLabelText('Commercial registration')).toHaveValue('1010999999')
})
