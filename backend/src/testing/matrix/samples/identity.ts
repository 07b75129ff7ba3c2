import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { ACTORS, REFUSED } from '../actors.ts'
import type { Outcome } from '../outcome.ts'
import type { Point, Sample, Samples } from '../sample.ts'

const NEW_PASSWORD = 'Sufra-demo-2'
const newPassword = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

const everybody = (outcome: Outcome): Sample['ownFor'] =>
  Object.fromEntries(ACTORS.map(actor => [actor, outcome]))

// Only the caller's own; the operator, too, reaches only its own.
const OWN_ONLY: Point = { absent: '404 not_found', isPersonal: true }
const OPERATORS_FILTER: Point = { absent: '403 forbidden_role', absentFor: { SuperAdmin: 'ok' } }
const SPENT: Point = { absent: '400 code_void', isSecret: true }

const signingIn: Samples = {
  'POST /api/Authentication/login': {
    ask: ({ email }) => ({
      url: '/api/Authentication/login',
      json: { email, password: DEMO_PASSWORD, rememberMe: true },
    }),
    ownFor: { 'deactivated A': '401 bad_credentials' },
    leaves: ['login_attempt', 'login_throttle'],
  },
  'POST /api/Authentication/RefreshToken': {
    ask: ({ cookie }) => ({ url: '/api/Authentication/RefreshToken', headers: { cookie } }),
    ownFor: { 'deactivated A': '401 token_invalid' },
    // The refresh token of a deactivated person is consumed all the same.
    leaves: ['refresh_token', 'session'],
    points: { cookie: { absent: '401 token_expired', isSecret: true } },
  },
  'POST /api/Authentication/SignUp': {
    ask: () => ({
      url: '/api/Authentication/SignUp',
      json: {
        name: 'New Owner',
        email: 'owner@sufra.test',
        phone: '0551234567',
        accountName: 'New Place',
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
        acceptTerms: true,
        lang: 'ar',
      },
    }),
  },
  'POST /api/Authentication/AccountValidation': [
    {
      ask: ({ email }) => ({
        url: '/api/Authentication/AccountValidation',
        json: { field: 'email', value: email },
      }),
    },
    {
      ask: () => ({
        url: '/api/Authentication/AccountValidation',
        json: { field: 'crNumber', value: '1010999999' },
      }),
      ownFor: REFUSED,
    },
  ],
}

const codes: Samples = {
  'POST /api/Authentication/ForgetPassword': {
    ask: ({ email }) => ({ url: '/api/Authentication/ForgetPassword', json: { email } }),
    points: { email: { absent: 'ok', isSecret: true } },
  },
  'POST /api/Authentication/ResendVerificationCode': {
    ask: ({ email }) => ({
      url: '/api/Authentication/ResendVerificationCode',
      json: { email, purpose: 'ResetPassword' },
    }),
    points: { email: { absent: 'ok', isSecret: true } },
    untested: { userId: 'valid only with its code; covered by a test of its own' },
  },
  'POST /api/Authentication/CodeConfirmation': [
    {
      ask: ({ adminEmail, code, codeCookie }) => ({
        url: '/api/Authentication/CodeConfirmation',
        headers: { cookie: codeCookie },
        json: { email: adminEmail, code, purpose: 'ResetPassword' },
      }),
      points: { code: { absent: '400 code_invalid', isSecret: true }, adminEmail: SPENT, codeCookie: SPENT },
      leaves: ['one_time_code'],
      untested: { userId: 'valid only with its code; covered by a test of its own' },
    },
    {
      // Only the person who requested the new address can confirm it, and nobody has.
      ask: ({ code }) => ({
        url: '/api/Authentication/CodeConfirmation',
        json: { email: 'new@sufra.test', code, purpose: 'ChangeEmail' },
      }),
      ownFor: { ...everybody('400 code_void'), ...REFUSED },
    },
  ],
  'POST /api/Authentication/ResetPassword': {
    ask: ({ resetToken }) => ({
      url: '/api/Authentication/ResetPassword',
      json: { resetToken, ...newPassword },
    }),
    points: { resetToken: SPENT },
  },
}

const ownThings: Samples = {
  'GET /api/User/Get': [
    {
      ask: ({ accountId, roleId }) => ({
        url: `/api/User/Get?PaginatedRequest.PageNumber=1&AccountId=${accountId}&RoleId=${roleId}`,
      }),
      ownFor: { ...everybody('403 forbidden_role'), SuperAdmin: 'ok' },
      points: { accountId: OPERATORS_FILTER, roleId: OPERATORS_FILTER },
    },
    { ask: () => ({ url: '/api/User/Get' }) },
    {
      ask: ({ selfId }) => ({ url: `/api/User/Get?Id=${selfId}` }),
      points: { selfId: { ...OWN_ONLY } },
    },
  ],
  'POST /api/User/ChangePassword': {
    ask: () => ({
      url: '/api/User/ChangePassword',
      json: { currentPassword: DEMO_PASSWORD, ...newPassword },
    }),
  },
  'POST /api/User/ChangeEmail': {
    ask: () => ({
      url: '/api/User/ChangeEmail',
      json: { newEmail: 'moved@sufra.test', password: DEMO_PASSWORD },
    }),
  },
  'PUT /api/User/UpdateProfile': {
    ask: () => ({
      url: '/api/User/UpdateProfile',
      json: { name: 'Other Name', phone: '0551234567', lang: 'en', isTwoStep: true },
    }),
  },
  'DELETE /api/Session/Delete': {
    // The matrix notes every statement that may write. The audit therefore records an act even for a transaction that
    // changed no row.
    leaves: ['audit_entry', 'audit_head'],
    points: { sessionId: { ...OWN_ONLY, operatorForeign: '404 not_found' } },
  },
}

export const identitySamples: Samples = { ...signingIn, ...codes, ...ownThings }
