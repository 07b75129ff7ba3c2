const SHOWN_DIGITS = 3

/** What leaves the server of a phone number: its last three digits. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return digits.length > SHOWN_DIGITS ? `•••• ${digits.slice(-SHOWN_DIGITS)}` : ''
}
