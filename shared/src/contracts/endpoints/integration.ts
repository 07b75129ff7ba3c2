import {
  ConnectAnswer,
  ConnectRequest,
  Connection,
  ConnectionRequest,
  ConnectionRequestPage,
  ConnectionRequests,
  ConnectionRequestsQuery,
  ConnectionsPage,
  ConnectionsQuery,
  DeclineRequest,
  MadeCallPage,
  MadeCallsQuery,
  RequestConnectionRequest,
  RequestQuery,
  RotateRequest,
  TestOrderAnswer,
  TestOrderRequest,
} from '#src/contracts/integration.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'

const MANAGERS = ['SuperAdmin', 'Admin', 'Custom'] as const
const MERCHANTS = ['Admin', 'Custom'] as const

export const integrationEndpoints = defineEndpoints({
  'GET /api/Integration/Get': {
    summary: 'Returns each branch’s connection to each platform: state, last order, last menu, last errors',
    access: MANAGERS,
    permission: 'integrations.manage',
    query: ConnectionsQuery,
    answer: ConnectionsPage,
  },
  'GET /api/Integration/Requests': {
    summary: 'Lists pending connection requests, oldest first; those of all merchants for the operator',
    access: MANAGERS,
    permission: 'integrations.manage',
    query: ConnectionRequestsQuery,
    answer: ConnectionRequestPage,
  },
  'GET /api/Integration/Calls': {
    summary: 'Lists the calls of one connection to its platform with the answers, newest first',
    access: MANAGERS,
    permission: 'integrations.manage',
    query: MadeCallsQuery,
    answer: MadeCallPage,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Integration/Request': {
    summary: 'Requests the connection of branches to a platform from the operator',
    access: MERCHANTS,
    permission: 'integrations.manage',
    body: RequestConnectionRequest,
    answer: ConnectionRequests,
    errors: ['already_exists', 'forbidden_branch', 'not_found'],
  },
  'PUT /api/Integration/Withdraw': {
    summary: 'Withdraws a pending connection request',
    access: MERCHANTS,
    permission: 'integrations.manage',
    query: RequestQuery,
    body: NoBody,
    answer: ConnectionRequest,
    errors: ['forbidden_branch', 'illegal_transition', 'not_found'],
  },
  'PUT /api/Integration/Decline': {
    summary: 'Declines a connection request, with a reason for the merchant',
    access: ['SuperAdmin'],
    body: DeclineRequest,
    answer: ConnectionRequest,
    errors: ['illegal_transition', 'not_found'],
  },
  'POST /api/Integration/TestOrder': {
    summary: 'Sends a test order through the platform’s webhook',
    access: MANAGERS,
    permission: 'integrations.manage',
    body: TestOrderRequest,
    answer: TestOrderAnswer,
    errors: ['forbidden_branch', 'illegal_transition', 'not_found'],
  },
  'POST /api/Integration/Connect': {
    summary: 'Connects a branch to a platform after the platform accepted the credential',
    access: ['SuperAdmin'],
    body: ConnectRequest,
    answer: ConnectAnswer,
    errors: ['already_exists', 'not_found', 'plan_limit_reached'],
  },
  'PUT /api/Integration/Rotate': {
    summary: 'Replaces the secret of a connection after the platform accepted the new one',
    access: ['SuperAdmin'],
    body: RotateRequest,
    answer: ConnectAnswer,
    errors: ['illegal_transition', 'not_found'],
  },
  'PUT /api/Integration/Disconnect': {
    summary: 'Disconnects a branch: deletes the secret, sends no more calls and rejects events',
    access: ['SuperAdmin'],
    query: IdQuery,
    body: NoBody,
    answer: Connection,
    errors: ['not_found'],
  },
})
