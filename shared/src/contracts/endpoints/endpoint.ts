import { z } from 'zod'
import type { Permission } from '#src/contracts/permission.ts'
import type { ProblemCode } from '#src/contracts/problem-codes.ts'
import type { RoleName } from '#src/contracts/role-names.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What names an endpoint everywhere: its method and its path, e.g. `GET /api/Order/Details/:id`. */
export type EndpointKey = `${Method} /${string}`

/**
 * Who may call: the listed roles, anybody, a delivery platform (by its signature), or a SuperAdmin or the bearer of a
 * deploy token.
 */
export type Access = readonly RoleName[] | 'public' | 'channel' | 'deploy'

/** For a POST or PUT that takes no body; what is sent is ignored. */
export const NoBody = z.unknown()

export interface Endpoint {
  summary: string
  access: Access
  /** what the caller's role must let them do as well, of several any one; of the listed roles those without it are refused */
  permission?: Permission | readonly Permission[]
  /** Answers people of a suspended merchant as well: what finishing open orders takes, and signing out. */
  whileSuspended?: true
  /**
   * Answers people of a merchant whose subscription is over as well, who only read: a write must say so, a GET and what is open
   * while suspended always does.
   */
  whileExpired?: true
  /** `false`: not while the account is being closed, although it is open while the subscription is over: what costs money. */
  whileClosing?: false
  /**
   * Whether the operator gets an answer while they look at a merchant as its Admin sees it. Absent: where nothing has an effect,
   * which is a GET and what says `effect: 'none'`.
   */
  whileViewing?: boolean
  /**
   * For a POST or PUT that nobody decides anything by: `none` only asks, for more than an address holds; `trace` leaves in
   * passing what is no act (read, typing, measured).
   */
  effect?: 'none' | 'trace'
  /**
   * How the branch limit of the caller applies to what the request names. Absent: every branch in params, query and body, at any
   * depth (`branchId`, `branchIds`, `excludeBranchesIds`), must be one of the caller's own.
   * `id`: so must the `Id` of the request, which is a branch's.
   * `changes`: the request repeats branches that stay as they are, so its service compares, and refuses changes to others.
   */
  branchLimit?: 'id' | 'changes'
  /** The parameters of the path. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** `multipart/form-data`: what its parts are, the summary says. */
  multipart?: true
  /** Any content type: the body is bytes. */
  raw?: true
  /** What leaves the server: columns that are not in here are stripped. */
  answer: z.ZodType
  /** What it may refuse with, beside what every endpoint of its kind may: see `errorsOf`. */
  errors?: readonly ProblemCode[]
}

/** A part of the one table. Keys are checked for their form, and every contract keeps its own type. */
export const defineEndpoints = <const Table extends Record<EndpointKey, Endpoint>>(table: Table): Table =>
  table
