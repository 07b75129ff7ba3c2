const SHOWN_DIGITS = 3

/** Masks a phone number: only the last three digits leave the server. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return digits.length > SHOWN_DIGITS ? `•••• ${digits.slice(-SHOWN_DIGITS)}` : ''
}
