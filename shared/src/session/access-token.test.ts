import { readClaims } from './access-token.ts'

const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64url')
const tokenOf = (payload: object) => `header.${encode(payload)}.signature`
const CLAIMS = {
  Id: 7,
  Email: 'admin@sufra.test',
  Name: 'نورة',
  Role: 'Admin',
  branchIds: [1],
  branchNames: ['العليا'],
  digits: 'arabic',
  accountId: 1,
  permissions: ['menu.snooze'],
  isSuspended: false,
  isExpired: false,
  closesAt: null,
  onboardingStep: 'done',
  releaseChannel: 'beta',
  viewOf: null,
  sid: 's',
  iat: 1,
  exp: 2,
}

it('reads the claims with their Arabic letters', () => {
  expect(readClaims(tokenOf(CLAIMS))).toEqual(CLAIMS)
})

it('reads an expired token, because the server decides about its validity', () => {
  expect(readClaims(tokenOf({ ...CLAIMS, exp: 1 }))).not.toBeNull()
})

it('starts with no branches', () => {
  expect(readClaims(tokenOf({ Id: 7, Role: 'Admin' }))).toMatchObject({ branchIds: [], branchNames: [] })
})

it.each([
  ['an empty text', ''],
  ['one part', 'abc'],
  ['a payload that is not base64', 'a.§§.c'],
  ['a payload that is not JSON', `a.${Buffer.from('hello').toString('base64url')}.c`],
  ['a payload that is null', `a.${Buffer.from('null').toString('base64url')}.c`],
  ['a role that does not exist', tokenOf({ ...CLAIMS, Role: 'King' })],
  ['a role that every object has', tokenOf({ ...CLAIMS, Role: 'constructor' })],
  ['no id', tokenOf({ ...CLAIMS, Id: undefined })],
])('rejects %s as a token', (_name, token) => {
  expect(readClaims(token)).toBeNull()
})
