import { useSearchParams } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { loadArea } from '#src/parts/area.ts'
import { lazyPart } from '#src/parts/lazy-part.ts'

const state = lazyPart(() =>
  Promise.all([
    import(/* webpackChunkName: "payment-return" */ './payment-state.tsx'),
    loadArea('payment'),
  ]).then(([part]) => part.PaymentState),
)

/**
 * Tells somebody who comes back from the payment page how their payment stands. The address alone proves nothing, so the server
 * is asked; who may not pay is told nothing.
 */
export const PaymentReturn = () => {
  const [params] = useSearchParams()
  const canPay = useCan('billing.manage')
  if (!params.has('successpayment') || !canPay) return null
  return <state.Part />
}
