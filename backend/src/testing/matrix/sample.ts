import type { z } from 'zod'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { Actor } from './actors.ts'
import type { Outcome } from './outcome.ts'

/** What a request can name. Every one of them exists in both merchants. */
export interface Ids {
  accountId: number
  serviceProviderId: number
  categoryId: number
  /** one without products */
  spareCategoryId: number
  /** one that no product carries, and a size that none is sold in */
  choiceId: number
  sizeId: number
  /** of a product, which can be taken back */
  changeId: string
  branchId: number
  /** one without orders */
  spareBranchId: number
  productId: number
  deletedProductId: number
  orderId: number
  /** the open one of the branch, and what was written there for the next team */
  shiftId: number
  shiftNoteId: number
  /** of the branch, what its address ends with, and a job of it that failed */
  printerId: number
  printerToken: string
  printJobId: number
  /** what a platform's item means */
  mappingId: number
  /** a colleague */
  memberId: number
  /** a colleague who was invited and has not answered */
  invitedId: number
  /** of their link */
  inviteToken: string
  /** a colleague who was deactivated */
  formerId: number
  /** of the merchant's Admin, who forgot their password */
  adminEmail: string
  /** what came to them by mail */
  code: string
  /** of the browser that asked for it, as a header */
  codeCookie: string
  /** what another code has given them */
  resetToken: string
  /** the caller themselves */
  selfId: number
  /** a role that the merchant built */
  roleId: number
  /** one that nobody has */
  spareRoleId: number
  /** with which they sign in */
  email: string
  /** another sign-in of the caller */
  sessionId: string
  /** a browser of the caller that gets pushes */
  pushDeviceId: number
  /** something that the caller was told */
  notificationId: number
  /** one that waits for its payment, and a payment of it */
  subscriptionId: number
  paymentId: number
  /** a conversation with support, and a file of it */
  ticketId: number
  ticketFileId: number
  /** a file with everything of the merchant */
  accountExportId: number
  /** of what the merchant paid */
  invoiceId: number
  /** of the operator, who alone comes so far */
  cannedAnswerId: number
  operatorId: number
  /** a refresh cookie of the caller, as a header */
  cookie: string
  /** the branch on HungerStation */
  integrationId: number
  /** what the merchant asked the operator for */
  requestId: number
  /** what HungerStation calls the branch */
  storeId: string
  secret: string
  /** stands in every text of the merchant */
  mark: string
}

/** A request by its parts, so that other tests can spoil one of them. */
export interface Ask {
  url: string
  json?: object
  /** the part `JsonProduct` of a form */
  form?: object
  /** a body of any other kind */
  raw?: string | Buffer
  headers?: Record<string, string>
  isStream?: true
}

/** What happens when one id of a request is not the caller's own. */
export interface Point {
  /** the answer to an id that does not exist, which is the answer to somebody else's as well */
  absent: Outcome
  /** for those who are not answered like that */
  absentFor?: Partial<Record<Actor, Outcome>>
  /** the thing belongs to a branch: what the one who is limited to another branch gets */
  otherBranch?: Outcome
  /** whoever knows it may use it: there is nobody else's, only a made-up one */
  isSecret?: true
  /** what the operator gets, who sees all merchants, where ids of two of them do not go together */
  operatorForeign?: Outcome
  /** the thing belongs to a person: a colleague's is like somebody else's */
  isPersonal?: true
}

/** One request of a route that works, and which of its ids can be somebody else's. */
export interface Sample {
  ask: (ids: Ids) => Ask
  points?: Partial<Record<keyof Ids, Point>>
  /** what a handler refuses beyond `access`, with the caller's own things */
  ownFor?: Partial<Record<Actor, Outcome>>
  /** changes nothing, whatever its method */
  isReading?: true
  /** tables that a refused call may write as well */
  leaves?: string[]
  /** what a form's `JsonProduct` is read by; a route declares the contract of its JSON itself */
  contract?: z.ZodType
  /** puts beside the two merchants what this route needs */
  prepare?: (test: TestApp) => Promise<void>
  /** waits for what the answer left behind */
  settle?: (test: TestApp) => Promise<void>
}

/** By `METHOD /path` of the registry; several where one request cannot show all. */
export type Samples = Record<string, Sample | Sample[]>
