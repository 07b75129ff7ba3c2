import { screen, within } from '@testing-library/react'
import { answerHttp, delayedResponse, offers, renderUi, sampleOrder } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { DetailsActions } from './details-actions.tsx'

const order = sampleOrder({ orderStatus: 'Ready', refundableTotal: 40, availableActions: offers('Cancel') })

it('leaves a newer dialog open when a refund is recorded after "Keep"', async () => {
  const late = delayedResponse({ body: { ...order, refundedTotal: 40, refundableTotal: 0, rowVersion: 2 } })
  answerHttp({ 'POST /api/Order/Refund': late.answer })
  const { user } = renderUi(
    <>
      <DetailsActions order={order} onChanged={() => undefined} />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  const refund = within(await screen.findByRole('dialog', { name: 'Refund of order #4821' }))
  await user.click(refund.getByRole('button', { name: 'Record the refund' }))
  await user.click(refund.getByRole('button', { name: en.refund.keep }))
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  await user.click(screen.getByRole('radio', { name: "Customer's request" }))
  late.come()
  expect(await screen.findByText(/40\.00.* recorded as refunded/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: "Customer's request" })).toBeChecked()
})
