const PARAMETER = 'successpayment'

/** `path` with the payment provider's `successpayment` carried over, when the address has it (specification#screens). */
export const carryPayment = (path: string, search: string): string => {
  const value = new URLSearchParams(search).get(PARAMETER)
  return value === null ? path : `${path}?${new URLSearchParams({ [PARAMETER]: value }).toString()}`
}
