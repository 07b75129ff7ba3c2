import { screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, renderUi, sampleOrder } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { orderQuery } from '../orders.queries.ts'
import { RefundDialog } from './refund-dialog.tsx'

const ORDER = sampleOrder({ id: 9, orderNumber: '4821', refundableTotal: 114.5 })

const show = (
  answer: HttpAnswer | (() => HttpAnswer) = { body: ORDER },
  { order = ORDER, language }: { order?: Order; language?: 'ar' | 'en' } = {},
) => {
  const { calls } = answerHttp({ 'POST /api/Order/Refund': answer })
  const handleChanged = jest.fn()
  const handleClose = jest.fn()
  const { user, queryClient } = renderUi(
    <>
      <RefundDialog order={order} onClose={handleClose} onChanged={handleChanged} />
      <Toaster />
    </>,
    { language, role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  const dialog = within(screen.getByRole('dialog'))
  const amount = () => dialog.getByRole('textbox', { name: language === 'ar' ? 'المبلغ' : 'Amount' })
  const write = async (text: string) => {
    await user.clear(amount())
    if (text) await user.type(amount(), text)
  }
  const record = () => user.click(dialog.getByRole('button', { name: 'Record the refund' }))
  return { calls, user, dialog, amount, write, record, handleChanged, handleClose, queryClient }
}

it('offers the whole refundable amount and records it in SAR', async () => {
  const { calls, amount, record, handleChanged, handleClose } = show()
  expect(amount()).toHaveValue('114.50')
  expect(amount()).toHaveAccessibleDescription(/At most 114\.50/)
  await record()
  expect(await screen.findByText(/114\.50.* recorded as refunded/)).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ orderId: 9, amount: 114.5, reason: 'MissingItem' }])
  expect(handleChanged).toHaveBeenCalledWith(ORDER)
  expect(handleClose).toHaveBeenCalled()
})

it('neither loses nor rounds halalas', async () => {
  const { calls, write, record } = show()
  await write('19.99')
  await record()
  await waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{ amount: 19.99 }]))
})

it.each(['', '0'])('rejects an amount of “%s” with an error at the field and records nothing', async text => {
  const { calls, amount, write, record } = show()
  await write(text)
  await record()
  await waitFor(() => expect(amount()).toBeInvalid())
  expect(calls).toEqual([])
})

it('requires a trimmed text for another reason', async () => {
  const { calls, user, dialog, record } = show()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Why' }), 'Other')
  const note = dialog.getByRole('textbox', { name: /Note/ })
  await record()
  await waitFor(() => expect(note).toBeInvalid())
  expect(calls).toEqual([])
  await user.type(note, '  spilt  ')
  await record()
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toMatchObject([{ reason: 'Other', note: 'spilt' }]),
  )
})

it("shows the server's refusal at its field and keeps the input", async () => {
  const reason = 'At most 40.00 SAR are left to pay back'
  const { amount, write, record, handleClose } = show({
    status: 400,
    body: { code: 'validation_failed', status: 400, errors: { amount: [reason] } },
  })
  await write('80')
  await record()
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(new RegExp(reason)))
  expect(amount()).toHaveDisplayValue(/^80/)
  expect(handleClose).not.toHaveBeenCalled()
})

it('records a refund once when the user retries after a lost answer', async () => {
  let presses = 0
  const { calls, dialog, record } = show(() => {
    presses += 1
    return presses === 1 ? { status: 503 } : { body: ORDER }
  })
  await record()
  await dialog.findByRole('alert')
  await record()
  await waitFor(() => expect(calls).toHaveLength(2))
  const [first, second] = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

it('records no second refund for another amount after a lost answer, says that the first was recorded, and reloads the order', async () => {
  const answers: HttpAnswer[] = [
    { status: 503 },
    { status: 409, body: { code: 'idempotency_key_reused', status: 409, title: 'Key reused' } },
  ]
  const { dialog, write, record, queryClient } = show(() => answers.shift() ?? { body: ORDER })
  queryClient.setQueryData(orderQuery(ORDER.id).queryKey, ORDER)
  await record()
  await dialog.findByRole('alert')
  expect(queryClient.getQueryState(orderQuery(ORDER.id).queryKey)?.isInvalidated).toBe(true)
  await write('80')
  await record()
  expect(await dialog.findByText(en.refund.recordedBefore)).toBeVisible()
})

it('shows Arabic texts and accepts Arabic digits', async () => {
  const { calls, user, dialog, write } = show(undefined, { language: 'ar' })
  await write('٢٠٫٥')
  await user.click(dialog.getByRole('button', { name: ar.refund.confirm }))
  await waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{ amount: 20.5 }]))
})
