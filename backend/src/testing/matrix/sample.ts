import type { z } from 'zod'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { Actor } from './actors.ts'
import type { Outcome } from './outcome.ts'

/** Ids that a request can name. Each exists in both merchants. */
export interface Ids {
  accountId: number
  serviceProviderId: number
  categoryId: number
  /** a category without products */
  spareCategoryId: number
  /** a choice that no product has, and a size in which no product is sold */
  choiceId: number
  sizeId: number
  /** a change of a product that can be undone */
  changeId: string
  branchId: number
  /** a branch without orders */
  spareBranchId: number
  productId: number
  deletedProductId: number
  orderId: number
  /** the open shift of the branch, with its handover note */
  shiftId: number
  shiftNoteId: number
  /** a printer of the branch, the end of its address, and a failed job of it */
  printerId: number
  printerToken: string
  printJobId: number
  /** the meaning of a platform's item */
  mappingId: number
  /** a colleague */
  memberId: number
  /** a colleague with an open invitation */
  invitedId: number
  /** token of that invitation */
  inviteToken: string
  /** a colleague who was deactivated */
  formerId: number
  /** address of the merchant's Admin, who forgot the password */
  adminEmail: string
  /** the code mailed to that address */
  code: string
  /** cookie of the browser that requested the code, as a header */
  codeCookie: string
  /** reset token from another code */
  resetToken: string
  /** id of the caller */
  selfId: number
  /** a custom role of the merchant */
  roleId: number
  /** a role that nobody has */
  spareRoleId: number
  /** address of the caller */
  email: string
  /** another session of the caller */
  sessionId: string
  /** a push device of the caller */
  pushDeviceId: number
  /** a notification of the caller */
  notificationId: number
  /** a subscription with an open payment, and that payment */
  subscriptionId: number
  paymentId: number
  /** a conversation with support, and a file in it */
  ticketId: number
  ticketFileId: number
  /** an export of all data of the merchant */
  accountExportId: number
  /** an invoice of the merchant */
  invoiceId: number
  /** a canned answer of the operator; merchants are refused before the id is read */
  cannedAnswerId: number
  operatorId: number
  /** a refresh cookie of the caller, as a header */
  cookie: string
  /** the integration of the branch with HungerStation */
  integrationId: number
  /** a request of the merchant to the operator */
  requestId: number
  /** HungerStation's id of the branch */
  storeId: string
  secret: string
  /** text in everything that belongs to the merchant */
  mark: string
}

/** A request in parts, so that other tests can break one of them. */
export interface Ask {
  url: string
  json?: object
  /** the part `JsonProduct` of a multipart form */
  form?: object
  /** a body of any other kind */
  raw?: string | Buffer
  headers?: Record<string, string>
  isStream?: true
}

/** Expected outcomes when one id of a request is not the caller's own. */
export interface Point {
  /** answer to an id that does not exist, and also to another merchant's id */
  absent: Outcome
  /** exceptions to `absent` by actor */
  absentFor?: Partial<Record<Actor, Outcome>>
  /** for an id that belongs to a branch: the answer to an actor limited to another branch */
  otherBranch?: Outcome
  /** the id is a secret that grants access to anyone: only a made-up value is tried, not another merchant's */
  isSecret?: true
  /** answer to the operator, who sees all merchants, if ids of two merchants are combined */
  operatorForeign?: Outcome
  /** the id belongs to a person: a colleague's is treated like another merchant's */
  isPersonal?: true
}

/** One successful request of a route, and the ids in it that can be replaced. */
export interface Sample {
  ask: (ids: Ids) => Ask
  points?: Partial<Record<keyof Ids, Point>>
  /** refusals by the handler, beyond `access`, for the caller's own ids */
  ownFor?: Partial<Record<Actor, Outcome>>
  /** the request changes nothing, whatever its method */
  isReading?: true
  /** tables that a refused call may write */
  leaves?: string[]
  /** contract of a form's `JsonProduct`; for JSON bodies the route declares it */
  contract?: z.ZodType
  /** adds the data that this route needs beside the two merchants */
  prepare?: (test: TestApp) => Promise<void>
  /** waits for background work that the answer started */
  settle?: (test: TestApp) => Promise<void>
  /** ids that no request of the matrix replaces, with the reason */
  untested?: Record<string, string>
  /** facts for a route with an `Idempotency-Key` */
  repeat?: Repeat
}

/** How `idempotency-keys.test.ts` repeats a request. */
export interface Repeat {
  /** a test of the module repeats it: the sample succeeds only once, or is no JSON */
  isElsewhere?: true
  /** fields for a sample that creates nothing new */
  creates?: (ids: Ids) => object
  /** fields of a different request under the same key; default: one field has another value */
  other?: object
}

/**
 * Facts of a request that the contract of its endpoint cannot say: values that refer to stored data, and refusals that
 * depend on it. Everything else is derived, see `samplesFor`.
 */
export interface SampleOverride extends Partial<Sample> {
  /** fields of params, query or body beside or instead of the derived ones */
  fields?: (ids: Ids) => object
}

/** Overrides by `METHOD /path`; several if one request cannot show every case. */
export type Samples = Record<string, SampleOverride | SampleOverride[]>
