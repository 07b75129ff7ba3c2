import { ApiError } from '@sufra/shared/api'
import { renderUi } from '@sufra/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { RefundFormValues } from './refunds.ts'
import { RefundFormDialog } from './refunds.ts'

const TEXTS = {
  title: 'Money back',
  body: 'It cannot be undone.',
  amount: 'Amount',
  left: 'At most 115.50',
  reason: 'Reason',
  reasonHelp: 'Only the team sees it.',
  keep: 'Keep it',
  confirm: (amount: number) => `Give ${amount} back`,
}

const show = (onConfirm: (body: RefundFormValues) => Promise<void> = async () => undefined) => {
  const sent = jest.fn(onConfirm)
  const closed = jest.fn()
  const { user } = renderUi(
    <RefundFormDialog
      texts={TEXTS}
      left={115.5}
      contract={() =>
        import('#src/contracts/payment.ts').then(({ PaymentRefundRequest }) => PaymentRefundRequest)
      }
      requestOf={body => ({ ...body, paymentId: 7 })}
      onConfirm={sent}
      onClose={closed}
    />,
  )
  return { user, sent, closed }
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const reason = () => screen.getByRole('textbox', { name: 'Reason' })
const confirm = () => screen.getByRole('button', { name: /^Give/ })

it('starts with the whole refundable amount, and shows it on the button', () => {
  show()
  expect(amount()).toHaveValue('115.50')
  expect(amount()).toHaveAccessibleDescription('At most 115.50')
  expect(confirm()).toHaveAccessibleName('Give 115.5 back')
})

it('sends a partial amount with its reason and closes the dialog', async () => {
  const { user, sent, closed } = show()
  await user.clear(amount())
  await user.type(amount(), '٢٠٫٢٥')
  expect(confirm()).toHaveAccessibleName('Give 20.25 back')
  await user.type(reason(), 'Paid twice')
  await user.click(confirm())
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls).toEqual([[{ amount: 20.25, reason: 'Paid twice' }]])
})

it('sends nothing without a reason and shows the empty box', async () => {
  const { user, sent, closed } = show()
  await user.click(confirm())
  await waitFor(() => expect(reason()).toBeInvalid())
  expect(reason()).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
  expect(closed).not.toHaveBeenCalled()
})

it.each(['', '0'])('refuses the amount "%s"', async text => {
  const { user, sent } = show()
  await user.clear(amount())
  if (text) await user.type(amount(), text)
  await user.type(reason(), 'Paid twice')
  await user.click(confirm())
  await waitFor(() => expect(amount()).toBeInvalid())
  expect(sent).not.toHaveBeenCalled()
})

it("shows the server's error at its field and keeps the typed values", async () => {
  const { user, closed } = show(async () => {
    throw new ApiError({
      status: 400,
      code: 'validation_failed',
      problem: {
        type: '',
        title: 'No',
        status: 400,
        traceId: '',
        code: 'validation_failed',
        errors: { amount: ['Only 100 are left.'] },
      },
    })
  })
  await user.type(reason(), 'Paid twice')
  await user.click(confirm())
  await waitFor(() => expect(amount()).toHaveAccessibleDescription('Only 100 are left.'))
  expect(reason()).toHaveValue('Paid twice')
  expect(closed).not.toHaveBeenCalled()
})

it('sends one request for two presses', async () => {
  let answer = () => {}
  const { user, sent, closed } = show(() => new Promise<void>(resolve => (answer = resolve)))
  await user.type(reason(), 'Paid twice')
  await user.click(confirm())
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  await user.click(confirm())
  await act(async () => answer())
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  expect(sent).toHaveBeenCalledTimes(1)
})

it('refunds nothing on cancel', async () => {
  const { user, sent, closed } = show()
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(closed).toHaveBeenCalledTimes(1)
  expect(sent).not.toHaveBeenCalled()
})

it('leaves the next dialog open when an answer comes after the first was closed', async () => {
  let answer = () => {}
  const Payments = () => {
    const [asked, setAsked] = useState<string | null>(null)
    return (
      <>
        {['first', 'second'].map(name => (
          <button key={name} onClick={() => setAsked(name)}>
            {name}
          </button>
        ))}
        {asked && (
          <RefundFormDialog
            texts={{ ...TEXTS, title: `Money back of the ${asked}` }}
            left={115.5}
            contract={() =>
              import('#src/contracts/payment.ts').then(({ PaymentRefundRequest }) => PaymentRefundRequest)
            }
            requestOf={body => ({ ...body, paymentId: 7 })}
            onConfirm={() => new Promise<void>(resolve => (answer = resolve))}
            onClose={() => setAsked(null)}
          />
        )}
      </>
    )
  }
  const { user } = renderUi(<Payments />)
  await user.click(screen.getByRole('button', { name: 'first' }))
  await user.type(reason(), 'Paid twice')
  await user.click(confirm())
  await waitFor(() => expect(confirm()).toHaveAttribute('aria-busy', 'true'))
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await user.click(screen.getByRole('button', { name: 'second' }))
  await act(async () => answer())
  expect(screen.getByRole('dialog', { name: 'Money back of the second' })).toBeInTheDocument()
})
