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
    summary: 'How each branch stands on each platform: state, last order, last menu, what went wrong',
    access: MANAGERS,
    permission: 'integrations.manage',
    query: ConnectionsQuery,
    answer: ConnectionsPage,
  },
  'GET /api/Integration/Requests': {
    summary: 'Connections that merchants asked for and wait for, oldest first: all for the operator',
    access: MANAGERS,
    permission: 'integrations.manage',
    query: ConnectionRequestsQuery,
    answer: ConnectionRequestPage,
  },
  'GET /api/Integration/Calls': {
    summary: 'What a platform was told through one connection, with its answers, newest first',
    access: MANAGERS,
    permission: 'integrations.manage',
    query: MadeCallsQuery,
    answer: MadeCallPage,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Integration/Request': {
    summary: 'Asks the operator to connect branches to a platform',
    access: MERCHANTS,
    permission: 'integrations.manage',
    body: RequestConnectionRequest,
    answer: ConnectionRequests,
    errors: ['already_exists', 'forbidden_branch', 'not_found'],
  },
  'PUT /api/Integration/Withdraw': {
    summary: 'Takes back what was asked for and has not been made',
    access: MERCHANTS,
    permission: 'integrations.manage',
    query: RequestQuery,
    body: NoBody,
    answer: ConnectionRequest,
    errors: ['forbidden_branch', 'illegal_transition', 'not_found'],
  },
  'PUT /api/Integration/Decline': {
    summary: 'Declines what a merchant asked for, with a reason that they read',
    access: ['SuperAdmin'],
    body: DeclineRequest,
    answer: ConnectionRequest,
    errors: ['illegal_transition', 'not_found'],
  },
  'POST /api/Integration/TestOrder': {
    summary: "Sends an order through the platform's own door, marked as a test",
    access: MANAGERS,
    permission: 'integrations.manage',
    body: TestOrderRequest,
    answer: TestOrderAnswer,
    errors: ['forbidden_branch', 'illegal_transition', 'not_found'],
  },
  'POST /api/Integration/Connect': {
    summary: 'Connects a branch to a platform, once the platform has believed the credential',
    access: ['SuperAdmin'],
    body: ConnectRequest,
    answer: ConnectAnswer,
    errors: ['already_exists', 'not_found', 'plan_limit_reached'],
  },
  'PUT /api/Integration/Rotate': {
    summary: 'Exchanges the secret of a connection, once the platform has believed the new one',
    access: ['SuperAdmin'],
    body: RotateRequest,
    answer: ConnectAnswer,
    errors: ['illegal_transition', 'not_found'],
  },
  'PUT /api/Integration/Disconnect': {
    summary: 'Ends a connection: its secret is forgotten, nothing is sent and nothing is believed any more',
    access: ['SuperAdmin'],
    query: IdQuery,
    body: NoBody,
    answer: Connection,
    errors: ['not_found'],
  },
})
