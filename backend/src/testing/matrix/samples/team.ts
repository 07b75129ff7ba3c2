import type { Ids, Point, Samples } from '../sample.ts'

const PAGE = 'PaginatedRequest.PageNumber=1&PaginatedRequest.PageSize=50'
const CASHIER = 4

const NOT_FOUND: Point = { absent: '404 not_found' }
const NOTHING_THERE: Point = { absent: 'ok' }
// Roles and branches of one merchant cannot be given to people of another, not even by the operator.
const NO_SUCH: Point = { absent: '400 validation_failed', operatorForeign: '400 validation_failed' }
// A merchant's account comes from the session, whatever id the request names.
const IGNORED: Point = { absent: 'ok', absentFor: { SuperAdmin: '404 not_found' } }
const LINK: Point = { absent: '404 not_found', isSecret: true }

const newcomer = { name: 'Newcomer', email: 'newcomer@sufra.test', phone: '0551234567', lang: 'en' }
const member = ({ memberId }: Ids) => ({ id: memberId, name: 'Renamed', phone: '0551234567' })

const peopleSamples: Samples = {
  'GET /api/User/GetByAccountId': [
    {
      ask: ({ accountId }) => ({ url: `/api/User/GetByAccountId?AccountId=${accountId}&${PAGE}` }),
      points: { accountId: NOTHING_THERE },
    },
    {
      ask: ({ roleId }) => ({ url: `/api/User/GetByAccountId?RoleId=${roleId}&IsActive=true&${PAGE}` }),
      points: { roleId: NOTHING_THERE },
    },
  ],
  'POST /api/User/Add': [
    {
      ask: ({ accountId, roleId, branchId }) => ({
        url: '/api/User/Add',
        json: { ...newcomer, accountId, roleId, branchIds: [branchId] },
      }),
      points: { roleId: NO_SUCH, branchId: NO_SUCH },
    },
    {
      ask: ({ accountId }) => ({
        url: '/api/User/Add',
        json: { ...newcomer, accountId, roleId: CASHIER, branchIds: [] },
      }),
      points: { accountId: IGNORED },
    },
    {
      ask: ids => ({
        url: '/api/User/Add',
        json: { ...member(ids), email: `member-${ids.mark}@sufra.test`, roleId: CASHIER, lang: 'ar' },
      }),
      // The member's address differs from the one in this request.
      points: { memberId: { ...NOT_FOUND, operatorForeign: '400 validation_failed' } },
    },
  ],
  'PUT /api/User/Update': [
    {
      ask: ids => ({ url: '/api/User/Update', json: { ...member(ids), roleId: CASHIER, branchIds: [] } }),
      points: { memberId: NOT_FOUND },
    },
    {
      ask: ids => ({
        url: '/api/User/Update',
        json: { ...member(ids), roleId: ids.roleId, branchIds: [ids.branchId] },
      }),
      points: { roleId: NO_SUCH, branchId: NO_SUCH },
    },
  ],
  'POST /api/User/Restore': {
    ask: ({ formerId }) => ({ url: '/api/User/Restore', json: { id: formerId } }),
    points: { formerId: NOT_FOUND },
  },
  'POST /api/User/ResendInvite': {
    ask: ({ invitedId }) => ({ url: '/api/User/ResendInvite', json: { id: invitedId } }),
    points: { invitedId: NOT_FOUND },
  },
  'POST /api/User/Invitation': {
    ask: ({ inviteToken }) => ({ url: '/api/User/Invitation', json: { inviteToken } }),
    points: { inviteToken: LINK },
  },
  'POST /api/User/SignUp': {
    ask: ({ inviteToken }) => ({
      url: '/api/User/SignUp',
      json: { inviteToken, name: 'Invited', password: 'Sufra-demo-2', confirmPassword: 'Sufra-demo-2' },
    }),
    points: { inviteToken: LINK },
  },
}

export const teamSamples: Samples = {
  ...peopleSamples,
}
