export const MIN_PASSWORD = 8

/** Requirement that a new password does not meet yet. */
export type PasswordGap = 'length' | 'letter' | 'digit'

export const passwordGaps = (password: string): PasswordGap[] => {
  const gaps: PasswordGap[] = []
  if (password.length < MIN_PASSWORD) gaps.push('length')
  if (!/\p{L}/u.test(password)) gaps.push('letter')
  if (!/\p{Nd}/u.test(password)) gaps.push('digit')
  return gaps
}
