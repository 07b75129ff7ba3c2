import { z } from 'zod'
import { BranchChannel } from './branch.ts'
import { Channel, ChannelKey } from './channel.ts'
import { ChannelAction, ChannelCallKind, ShopCallContent } from './channel-call.ts'
import { Code, Wording } from './fields.ts'
import { BranchState } from './merchant.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

/** Reason why calls of a connection fail, with the platform's own message if there is one. */
export const ConnectionProblem = z.object({
  kind: z.enum(['no_answer', 'credential', 'secret_unreadable']),
  at: Instant,
  code: z.string(),
  message: z.string(),
})
export type ConnectionProblem = z.infer<typeof ConnectionProblem>

/** Connection of one branch to one platform. No answer contains its secret. */
export const Connection = z.object({
  id: Id,
  branchId: Id,
  channelId: Id,
  channelKey: ChannelKey,
  storeId: z.string().describe('id of the branch at the platform'),
  status: BranchChannel.shape.integrationStatus,
  hasCredential: z.boolean().describe('false after it was disconnected: only a new connection restores it'),
  state: BranchState.describe('state of the branch that the platform should show'),
  stateUntil: Instant.nullable(),
  ordersToday: z.int().describe('orders of the last 24 hours without test orders'),
  lastOrderAt: Instant.nullable().describe('last order within 30 days, test orders excluded'),
  lastTestAt: Instant.nullable().describe('last test order within 30 days'),
  lastMenu: z
    .object({
      at: Instant,
      state: z.enum(['Queued', 'Sending', 'Online', 'Failed']),
      complaintCount: z.int(),
    })
    .nullable()
    .describe('complaints about the menu last sent to this platform'),
  failingSince: Instant.nullable().describe('null while calls succeed'),
  problem: ConnectionProblem.nullable().describe('last problem; resolved if `failingSince` is null'),
  connectedAt: Instant,
  secretSavedAt: Instant,
})
export type Connection = z.infer<typeof Connection>

export const ConnectionRequestState = z.enum(['Requested', 'Withdrawn', 'Declined', 'Connected'])

/** A merchant's request to connect one branch to one platform. */
export const ConnectionRequest = z.object({
  id: Id,
  accountId: Id,
  merchantName: LocalizedText,
  serviceProviderId: Id,
  branchId: Id,
  branchName: LocalizedText,
  channelId: Id,
  channelKey: ChannelKey,
  storeId: z.string().describe('as entered by the merchant; empty if unknown'),
  note: z.string(),
  state: ConnectionRequestState,
  reason: z.string().nullable().describe('reason of the operator for declining it'),
  requestedAt: Instant,
  requestedBy: z.string().nullable(),
})
export type ConnectionRequest = z.infer<typeof ConnectionRequest>
export const ConnectionRequests = z.array(ConnectionRequest)
export const ConnectionRequestPage = pageOf(ConnectionRequest)
export const ConnectionRequestsQuery = PageQuery.extend({ AccountId: QueryIdOrAll.default(0) })

export const BranchConnections = z.object({
  branchId: Id,
  branchName: LocalizedText,
  serviceProviderId: Id,
  state: BranchState,
  connections: z.array(Connection),
  requests: ConnectionRequests.describe('pending requests and the last declined ones'),
})
export type BranchConnections = z.infer<typeof BranchConnections>

/** All branches, each with every platform. `AccountId` applies to the operator only. */
export const ConnectionsPage = pageOf(BranchConnections).extend({
  channels: z.array(
    Channel.extend({
      isSetUp: z.boolean().describe('true if Sufra is set up to exchange data with this platform'),
    }),
  ),
})
export type ConnectionsPage = z.infer<typeof ConnectionsPage>
export const ConnectionsQuery = PageQuery.extend({ AccountId: QueryIdOrAll.default(0) })

// Format of the platforms: no spaces, no character that a path or a header would have to escape.
const StoreId = Code().regex(/^[\w.:-]{1,100}$/, { error: 'invalid_credential' })
const Secret = Code().regex(/^[\x21-\x7e]{6,500}$/, { error: 'invalid_credential' })

/** Connects all branches or none. */
export const RequestConnectionRequest = z.strictObject({
  channelId: Id,
  note: Wording(500).default(''),
  branches: z
    .array(z.strictObject({ branchId: Id, storeId: z.union([z.literal(''), StoreId]).default('') }))
    .min(1, { error: 'required' })
    .max(100),
})
export type RequestConnectionRequest = z.input<typeof RequestConnectionRequest>
export const DeclineRequest = z.strictObject({
  requestId: Id,
  reason: Wording(500).refine(text => text !== '', { error: 'required' }),
})
export type DeclineRequest = z.input<typeof DeclineRequest>
export const RequestQuery = z.object({ RequestId: QueryId })

export const ConnectRequest = z.strictObject({
  branchId: Id,
  channelId: Id,
  storeId: StoreId,
  secret: Secret,
})
export type ConnectRequest = z.input<typeof ConnectRequest>

export const RotateRequest = z.strictObject({ id: Id, secret: Secret })
export type RotateRequest = z.input<typeof RotateRequest>

/** The platform's answer to a check of a credential. */
export const CredentialCheck = z.object({
  result: z.enum(['believed', 'refused', 'unknown_shop', 'no_answer', 'not_set_up']),
  code: z.string().describe('error code of the platform; empty if it gave none'),
  message: z.string().describe('message of the platform, verbatim'),
  durationMs: z.int(),
})
export type CredentialCheck = z.infer<typeof CredentialCheck>

/** `connection` is null if nothing was saved, because the platform rejected the credential. */
export const ConnectAnswer = z.object({ check: CredentialCheck, connection: Connection.nullable() })
export type ConnectAnswer = z.infer<typeof ConnectAnswer>

export const TestOrderRequest = z.strictObject({ id: Id })
export const TestOrderAnswer = z.object({
  channelOrderId: z.string(),
  productName: LocalizedText.describe('the ordered dish'),
})
export type TestOrderAnswer = z.infer<typeof TestOrderAnswer>

export const MadeCallState = z.enum(['waiting', 'done', 'refused', 'gaveUp', 'withdrawn', 'unheard'])

/** A call to a platform through a connection, with its answer. */
export const MadeCall = z.object({
  id: Id,
  kind: ChannelCallKind,
  action: ChannelAction.nullable().describe('action of a call about an order'),
  orderNumber: z.string().nullable(),
  told: ShopCallContent.nullable().describe('content of a call about the shop'),
  state: MadeCallState,
  attempts: z.int(),
  since: Instant,
  answerCode: z.string().nullable(),
  message: z.string().nullable(),
  durationMs: z.int().nullable(),
})
export type MadeCall = z.infer<typeof MadeCall>

/** Newest first. */
export const MadeCallPage = pageOf(MadeCall)
export const MadeCallsQuery = PageQuery.extend({
  Id: QueryId,
  Kind: ChannelCallKind.optional(),
  State: MadeCallState.optional(),
})
