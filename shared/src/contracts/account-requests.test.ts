import { validationErrors } from '#src/testing/validation-errors.ts'
import { AccountUpdateRequest } from './account.ts'
import {
  AcceptInvitationRequest,
  AccessClaims,
  ChangePasswordRequest,
  ProfileRequest,
  ResetPasswordRequest,
  SignUpRequest,
} from './authentication.ts'
import { BranchRequest } from './branch.ts'
import { ConnectRequest, RequestConnectionRequest } from './integration.ts'
import { InvoiceListQuery } from './invoice.ts'
import { NOTIFICATION_KINDS, NOTIFICATION_WAYS } from './notification-kinds.ts'
import { NotificationPreferenceRequest } from './notification.ts'
import { AddPaymentRequest } from './payment.ts'
import { GRANTABLE_PERMISSIONS, PERMISSIONS } from './permission.ts'
import { RoleRequest } from './role.ts'

const signUp = (change: object = {}) => ({
  name: 'Noura',
  email: 'noura@example.com',
  phone: '0501234567',
  accountName: 'Kabsa House',
  password: 'secret-12',
  confirmPassword: 'secret-12',
  acceptTerms: true,
  lang: 'ar',
  ...change,
})

describe('a new password', () => {
  it.each([
    ['by who signs up', SignUpRequest, signUp(), 'password'],
    ['by who is invited', AcceptInvitationRequest, { inviteToken: 't', name: 'Noura' }, 'password'],
    ['by who forgot it', ResetPasswordRequest, { resetToken: 't' }, 'newPassword'],
    ['by who has one', ChangePasswordRequest, { currentPassword: 'x' }, 'newPassword'],
  ])('has to be repeated exactly in %s', (...[, contract, rest, field]) => {
    const typed = (first: string, second: string) =>
      validationErrors(contract, { ...rest, [field]: first, confirmPassword: second })
    expect(typed('secret-12', 'secret-12')).toEqual({})
    expect(typed('secret-12', 'secret-13')).toEqual({ confirmPassword: ['password_mismatch'] })
    expect(typed('secret-12', 'Secret-12')).toEqual({ confirmPassword: ['password_mismatch'] })
  })

  it('cannot be the address, in any case', () => {
    const password = 'Noura1@Example.com'
    const asked = signUp({ email: 'noura1@example.com', password, confirmPassword: password })
    expect(validationErrors(SignUpRequest, asked)).toEqual({ password: ['password_is_email'] })
  })

  it('reports a different repetition together with other errors', () => {
    const asked = signUp({ phone: '12', confirmPassword: 'other' })
    expect(validationErrors(SignUpRequest, asked)).toEqual({
      phone: ['invalid_mobile'],
      confirmPassword: ['password_mismatch'],
    })
  })
})

it('refuses a sign-up without the terms or with a role', () => {
  expect(validationErrors(SignUpRequest, signUp({ acceptTerms: false }))).toEqual({
    acceptTerms: ['must_accept_terms'],
  })
  for (const field of ['role', 'roleId', 'accountId', 'isVerified'])
    expect(validationErrors(SignUpRequest, signUp({ [field]: 1 }))).toEqual({ [field]: ['unknown_field'] })
})

it('clears a phone by an empty text and by null, and keeps it if it is left out', () => {
  expect(ProfileRequest.parse({ phone: '' })).toEqual({ phone: null })
  expect(ProfileRequest.parse({ phone: null })).toEqual({ phone: null })
  expect(ProfileRequest.parse({})).toEqual({})
  expect(validationErrors(ProfileRequest, { phone: '12' })).toEqual({ phone: ['invalid_mobile'] })
})

it('turns empty fields into none and accepts valid ones', () => {
  const account = (change: object) => ({
    id: 1,
    name: { ar: 'بيت الكبسة' },
    companyNumber: '1010000000',
    phone: '0501234567',
    typeId: 1,
    city: 'riyadh',
    ...change,
  })
  const empty = AccountUpdateRequest.parse(account({ vatNumber: '', email: '', nationalAddress: '' }))
  expect([empty.vatNumber, empty.email, empty.nationalAddress]).toEqual([null, null, null])
  expect(validationErrors(AccountUpdateRequest, account({ vatNumber: '12' }))).toEqual({
    vatNumber: ['invalid_vat_number'],
  })
  expect(validationErrors(AccountUpdateRequest, account({ email: 'x' }))).toEqual({
    email: ['invalid_email'],
  })
})

it("gives defaults to the claims of an older server's token", () => {
  const old = { Id: 1, Email: 'a@b.sa', Name: 'A', Role: 'Kitchen', branchIds: [], branchNames: [] }
  const claims = AccessClaims.parse({ ...old, accountId: 1, sid: 's', iat: 1, exp: 2 })
  expect(claims).toMatchObject({ digits: 'latin', permissions: [], onboardingStep: 'done', viewOf: null })
  expect([claims.isSuspended, claims.isExpired]).toEqual([false, false])
})

describe('the location of a branch', () => {
  const branch = (change: object) =>
    validationErrors(BranchRequest, {
      serviceProviderId: 1,
      name: { ar: 'العليا' },
      phone: '0114123456',
      city: 'riyadh',
      hours: [{ dayOfWeek: 0, from: '18:00', to: '02:00' }],
      ...change,
    })

  it.each([
    ['both', { lat: 24.7, lng: 46.7 }, true],
    ['neither', {}, true],
    ['neither any more', { lat: null, lng: null }, true],
    ['the equator and Greenwich', { lat: 0, lng: 0 }, true],
    ['one', { lat: 24.7 }, false],
    ['the other', { lng: 46.7, lat: null }, false],
    ['a zero and none', { lat: 0 }, false],
  ])('needs both coordinates: %s', (_what, place, isFine) => {
    expect(branch(place)).toEqual(isFine ? {} : { lng: ['half_a_place'] })
  })

  it('lies on the globe', () => {
    expect(branch({ lat: 90.1, lng: 0 })).toHaveProperty('lat')
    expect(branch({ lat: 0, lng: -180.1 })).toHaveProperty('lng')
  })

  it('requires hours on at least one day', () => {
    expect(branch({ hours: [] })).toEqual({ hours: ['no_hours'] })
  })

  it.each(['RUH-01', 'فرع_1', '', '٠١'])('accepts the code %j', code => {
    expect(branch({ code })).toEqual({})
  })

  it.each(['RUH 01', 'a/b', 'x'.repeat(21), '=1+1'])('refuses the code %j', code => {
    expect(branch({ code })).toEqual({ code: ['invalid_branch_code'] })
  })
})

it.each(['/dashboard', '/', '/settings/billing', '/live-order'])(
  'accepts %s as the return path of a payer',
  returnPath => {
    expect(validationErrors(AddPaymentRequest, { subscriptionId: 1, lang: 'ar', returnPath })).toEqual({})
  },
)

it.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '',
  'dashboard',
  '/a?next=//b',
  '/%2f/evil.test',
  '/a\n//b',
  '/../x',
])('refuses %j as the return path of a payer', returnPath => {
  expect(validationErrors(AddPaymentRequest, { subscriptionId: 1, lang: 'ar', returnPath })).toEqual({
    returnPath: ['invalid_format'],
  })
})

it.each(['store 1', 'a/b', '../x', 'x\r\nHost: evil', 'ö', ''])('refuses %j as a store number', storeId => {
  expect(
    validationErrors(ConnectRequest, { branchId: 1, channelId: 1, storeId, secret: 'secret-1' }),
  ).toEqual({
    storeId: ['invalid_credential'],
  })
})

it('accepts a connection request without a store number', () => {
  const asked = (storeId: string) =>
    validationErrors(RequestConnectionRequest, { channelId: 1, branches: [{ branchId: 1, storeId }] })
  expect(asked('')).toEqual({})
  expect(asked('shop-1')).toEqual({})
  expect(asked('shop 1')).toHaveProperty(['branches.0.storeId'])
})

it('needs at least one grantable permission in a role', () => {
  const role = (permissions: readonly string[]) =>
    validationErrors(RoleRequest, { name: { ar: 'مشرف' }, permissions })
  expect(role(GRANTABLE_PERMISSIONS)).toEqual({})
  expect(role([])).toEqual({ permissions: ['no_permission'] })
  for (const name of PERMISSIONS.filter(each => !GRANTABLE_PERMISSIONS.some(can => can === each)))
    expect(role([name])).toHaveProperty(['permissions.0'])
})

it.each(['2026-00', '2026-13', '1999-01', '2026-1', '2026-11-01', '٢٠٢٦-١١'])(
  'refuses %s as a month',
  month => {
    expect(validationErrors(InvoiceListQuery, { From: month })).toHaveProperty('From')
  },
)

it('accepts each way of a notification kind once, or none', () => {
  const [{ kind } = { kind: '' }] = NOTIFICATION_KINDS
  const told = (ways: readonly string[]) => validationErrors(NotificationPreferenceRequest, { kind, ways })
  expect(told([])).toEqual({})
  expect(told(NOTIFICATION_WAYS)).toEqual({})
  expect(told(['push', 'push'])).toEqual({ ways: ['given_twice'] })
})
