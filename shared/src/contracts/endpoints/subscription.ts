import { SubscriptionAddRequest, SubscriptionAnswer } from '#src/contracts/plan.ts'
import { defineEndpoints } from './endpoint.ts'

export const subscriptionEndpoints = defineEndpoints({
  'POST /api/Subscription/Add': {
    summary: 'Starts the trial of a plan, once per merchant',
    access: ['Admin'],
    permission: 'billing.manage',
    body: SubscriptionAddRequest,
    answer: SubscriptionAnswer,
    errors: ['not_found', 'illegal_transition', 'idempotency_key_reused', 'trial_used'],
  },
})
