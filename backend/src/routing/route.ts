import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint, Method } from '@sufra/shared/contracts/endpoints/endpoint'
import { endpoints } from '@sufra/shared/contracts/endpoints/endpoints'
import type { EndpointName } from '@sufra/shared/contracts/endpoints/call-types'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { RoleName } from '@sufra/shared/contracts/role'
import type { Scope } from '#src/database/database.ts'

interface SessionFacts {
  userId: number
  /** permissions beyond reading, from a built-in or a custom role */
  permissions: readonly Permission[]
  /** branches this user is limited to; empty means all of the account */
  branchIds: number[]
  /** the operator has suspended or closed the merchant: only routes with `whileSuspended` answer */
  isSuspended: boolean
  /** the merchant's subscription is over: only reads and routes with `whileExpired` answer */
  isExpired: boolean
  /** the merchant is closing its account: like an ended subscription, and nothing can be bought */
  isClosing: boolean
  sid: string
  /** the operator's person who impersonates with this session, read-only; null if it is the bearer's own */
  viewedBy: number | null
  /** increases with every change of the facts in tokens */
  version: number
}

/** A signed-in member of a merchant's team, with facts from the database, never from the request. */
export interface MerchantSession extends SessionFacts {
  role: Exclude<RoleName, 'SuperAdmin'>
  accountId: number
}

export interface OperatorSession extends SessionFacts {
  role: 'SuperAdmin'
  accountId: null
}

/** A signed-in person. */
export type Session = MerchantSession | OperatorSession

/** Bearer of a deploy token: the installation's root token, or one for one remote in one channel. */
export interface Deployer {
  label: string
  /** `token:<id>`, or `root:<digest>` for the root token. Its signatures contain it and expire with the token. */
  source: string
  /** null: all remotes */
  remote: string | null
  channel: string | null
  /** limits of what it may publish; null: none */
  limits: ClaimLimits | null
}

export interface RateLimit {
  max: number
  windowSeconds: number
  /** the nodes count together, in the database; otherwise each counts by itself */
  isShared?: boolean
}

export interface RouteContext<Params, Query, Body, Caller> {
  params: Params
  query: Query
  body: Body
  /** null only if `access` is not a list of roles */
  session: Caller
  /** with `access: 'deploy'`, set if a token calls instead of a person: the handler checks its remote and channel */
  deployer: Deployer | null
  /** the caller's account; all merchants for SuperAdmin and for callers without a session */
  scope: Scope
  /**
   * Applies the branch limit of the route to what the handler has read from a form: 403 `forbidden_branch`. The router applies it
   * to params, query and JSON bodies before the handler runs; it does not read forms, which are streams.
   */
  limitBranches(formInput: unknown): Promise<void>
  language: 'ar' | 'en'
  request: FastifyRequest
  reply: FastifyReply
}

type Table = typeof endpoints

type Parsed<Facts, Part extends string> =
  Facts extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

// A raw route declares no body contract: its handler gets the bytes.
type BodyOf<Facts> = Facts extends { body: infer Schema extends z.ZodType } ? z.output<Schema> : unknown

type CallerOf<Who> = Who extends readonly (infer Role)[]
  ? 'SuperAdmin' extends Role
    ? Session
    : MerchantSession
  : Session | null

/** Server-side part of an endpoint of the table. */
interface RouteWork<Facts extends Endpoint> {
  /** per IP address */
  rateLimit: RateLimit
  /** Largest body in bytes; 128 KiB by default. JSON may have one value for every 16 bytes; see `readJson`. */
  bodyLimit?: number
  handler(
    context: RouteContext<
      Parsed<Facts, 'params'>,
      Parsed<Facts, 'query'>,
      BodyOf<Facts>,
      CallerOf<Facts['access']>
    >,
  ): Promise<z.input<Facts['answer']> | FastifyReply>
}

/** A route with erased types, as the registry mounts it. */
export interface Route extends Endpoint {
  method: Method
  /** such as `/api/Order/Details/:id` */
  path: string
  rateLimit: RateLimit
  bodyLimit?: number
  // Method syntax makes the parameters bivariant, so every typed route is a `Route`.
  handler(context: RouteContext<unknown, unknown, unknown, Session | null>): Promise<unknown>
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * Implements an endpoint of the table, which declares access, input and output. A handler that took over the reply
 * (`reply.hijack()`, `reply.send(stream)`) returns `reply`.
 */
export const defineRoute = <Name extends EndpointName>(name: Name, work: RouteWork<Table[Name]>): Route => {
  const [verb, path = ''] = name.split(' ')
  const method = METHODS.find(each => each === verb)
  if (!method) throw new TypeError(`${name} names no method`)
  return { ...endpoints[name], ...work, method, path }
}
