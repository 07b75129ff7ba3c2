import { digestOf, keptHashOf } from './kept-hash.ts'

// The rows of every database there is were written by this: another hash would end all sessions, invitations and tokens.
it('keeps what it always kept', () => {
  expect(keptHashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  expect(keptHashOf('سفرة')).toBe(digestOf('سفرة').toString('base64url'))
})
