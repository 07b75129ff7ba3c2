import { digestOf, storedHashOf } from './stored-hash.ts'

// All existing databases contain these hashes: another hash would end all sessions, invitations and tokens.
it('hashes as in all earlier versions', () => {
  expect(storedHashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  expect(storedHashOf('سفرة')).toBe(digestOf('سفرة').toString('base64url'))
})
