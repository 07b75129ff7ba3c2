import { digestOf, keptHashOf } from './kept-hash.ts'

// All existing databases contain these hashes: another hash would end all sessions, invitations and tokens.
it('hashes as in all earlier versions', () => {
  expect(keptHashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  expect(keptHashOf('سفرة')).toBe(digestOf('سفرة').toString('base64url'))
})
