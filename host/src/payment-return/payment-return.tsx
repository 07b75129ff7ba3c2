import { useSearchParams } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { loadArea } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'

const state = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "payment-return" */ './payment-state.tsx'),
    loadArea('payment'),
  ]).then(([part]) => part.PaymentState),
)

/**
 * Shows the state of a payment to a person who returns from the payment page. The address alone proves nothing, so
 * the server is asked. People who may not pay see nothing.
 */
export const PaymentReturn = () => {
  const [params] = useSearchParams()
  const canPay = useCan('billing.manage')
  if (!params.has('successpayment') || !canPay) return null
  return <state.Part />
}
