/**
 * First part of the query keys of the merchant's own plan: the plans page loads them, and a payment invalidates them.
 */
export const SUBSCRIPTION = 'subscription'
