import { z } from 'zod'
import type { Permission } from '#src/contracts/permission.ts'
import type { ProblemCode } from '#src/contracts/problem-codes.ts'
import type { RoleName } from '#src/contracts/role-names.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Identifies an endpoint by method and path, e.g. `GET /api/Order/Details/:id`. */
export type EndpointKey = `${Method} /${string}`

/**
 * Permitted callers: the listed roles, anybody, a delivery platform (by its signature), or a SuperAdmin or the bearer
 * of a deploy token.
 */
export type Access = readonly RoleName[] | 'public' | 'channel' | 'deploy'

/** For a POST or PUT without a body; any body is ignored. */
export const NoBody = z.unknown()

export interface Endpoint {
  summary: string
  access: Access
  /**
   * Permission that the caller's role needs as well, of several any one; callers of the listed roles without it are
   * refused.
   */
  permission?: Permission | readonly Permission[]
  /**
   * Reason why a change needs no permission. `ownData`: it changes only the caller's own data. `branchTeam`: everybody
   * in the team of a branch may make it.
   */
  isOpenToAll?: 'ownData' | 'branchTeam'
  /**
   * The merchant's audit log records the act. Menus, orders and branch states have histories of their own, and personal
   * settings are private. Acts of the operator's people are always recorded.
   */
  isAudited?: true
  /** Open to a suspended merchant as well: requests that finish open orders, and signing out. */
  whileSuspended?: true
  /**
   * Open to a merchant with an expired subscription as well, who is read-only. Writes have to declare it; a GET and
   * every endpoint that is open while suspended are always open.
   */
  whileExpired?: true
  /**
   * `false`: closed during an account closing, although it is open with an expired subscription: requests that cost
   * money.
   */
  whileClosing?: false
  /** Open during an impersonation. Defaults to requests without an effect: a GET, and `effect: 'none'`. */
  whileViewing?: boolean
  /**
   * For a POST or PUT that makes no decision: `none` only reads, with more input than an address holds; `trace` stores
   * a side effect that is no act (read, typing, measured).
   */
  effect?: 'none' | 'trace'
  /**
   * Application of the caller's branch limit to the request. Default: every branch in params, query and body, at any
   * depth (`branchId`, `branchIds`, `excludeBranchesIds`), must be one of the caller's own.
   * `id`: so must the `Id` of the request, which is a branch's.
   * `changes`: the request repeats unchanged branches, so its service compares, and refuses changes to others.
   */
  branchLimit?: 'id' | 'changes'
  /** Path parameters. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** `multipart/form-data`: the summary describes its parts. */
  multipart?: true
  /** The JSON part of a multipart form: its name and contract. */
  jsonPart?: { name: string; contract: z.ZodType }
  /** Any content type: the body is bytes. */
  raw?: true
  /** The answer: columns that it does not name are stripped. */
  answer: z.ZodType
  /** Error codes beside those of every endpoint of its kind: see `errorsOf`. */
  errors?: readonly ProblemCode[]
}

/** Declares a part of the endpoint table. The keys' form is checked, and every contract keeps its own type. */
export const defineEndpoints = <const Table extends Record<EndpointKey, Endpoint>>(table: Table): Table =>
  table
