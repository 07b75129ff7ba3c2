import { NewPassword } from './fields.ts'
import { passwordGaps } from './password.ts'

it.each([
  ['', ['length', 'letter', 'digit']],
  ['kabsa', ['length', 'digit']],
  ['12345678', ['letter']],
  ['كبسة٢٠٢٦', []],
  ['Kabsa2026', []],
])('reports for "%s" the missing %j, as the contract does', (password, gaps) => {
  expect(passwordGaps(password)).toEqual(gaps)
  expect(NewPassword.safeParse(password).success).toBe(gaps.length === 0)
})
