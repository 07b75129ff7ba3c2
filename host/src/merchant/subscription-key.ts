/** Begins the keys of what is known of the merchant's own plan: the page of plans asks, and a payment that arrives changes it. */
export const SUBSCRIPTION = 'subscription'
