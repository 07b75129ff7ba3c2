const PARAMETER = 'successpayment'

/** Returns whether the address has the parameter of the payment page. */
export const hasPayment = (search: string): boolean => new URLSearchParams(search).has(PARAMETER)

/** Returns `path` with the payment provider's `successpayment`, when the address has it (specification#screens). */
export const carryPayment = (path: string, search: string): string => {
  const value = new URLSearchParams(search).get(PARAMETER)
  return value === null ? path : `${path}?${new URLSearchParams({ [PARAMETER]: value }).toString()}`
}
