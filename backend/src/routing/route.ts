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
  /** what the role lets them do beyond reading: of a built-in role, or of the merchant's own */
  permissions: readonly Permission[]
  /** the branches this user is limited to; empty means all of the account's */
  branchIds: number[]
  /** the operator has suspended (or closed) the merchant: only routes that say `whileSuspended` answer */
  isSuspended: boolean
  /** the merchant's subscription is over: it reads, and calls what says `whileExpired` */
  isExpired: boolean
  /** its account is being closed: as if the subscription were over, and nothing is bought */
  isClosing: boolean
  sid: string
  /** the operator's person who looks at the merchant with it, and can change nothing; null: it is the bearer's own */
  viewedBy: number | null
  /** raised by every change of what tokens say of their bearer */
  version: number
}

/** Somebody of a merchant's team, as the database knows them now (never as the request claims). */
export interface MerchantSession extends SessionFacts {
  role: Exclude<RoleName, 'SuperAdmin'>
  accountId: number
}

export interface OperatorSession extends SessionFacts {
  role: 'SuperAdmin'
  accountId: null
}

/** Whoever is signed in. */
export type Session = MerchantSession | OperatorSession

/** Who presents a deploy token: the installation's own, or one that is for one remote in one channel. */
export interface Deployer {
  label: string
  /** `token:<id>`, or `root:<digest>` for the installation's own: what it signs names it, and ends with it */
  source: string
  /** null: all of them */
  remote: string | null
  channel: string | null
  /** the most that it may publish; null: no limits */
  limits: ClaimLimits | null
}

export interface RateLimit {
  max: number
  windowSeconds: number
}

export interface RouteContext<Params, Query, Body, Caller> {
  params: Params
  query: Query
  body: Body
  /** null only where `access` is not a list of roles */
  session: Caller
  /** with `access: 'deploy'`, when a token and no person calls: the handler checks what it is for */
  deployer: Deployer | null
  /** the caller's own account; all merchants for SuperAdmin and for callers without a session */
  scope: Scope
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

/** What the server adds to an endpoint of the table. */
interface RouteWork<Facts extends Endpoint> {
  /** per IP address */
  rateLimit: RateLimit
  /** Largest body in bytes; 128 KiB when absent. JSON may have a value for every 16 of them: see `readJson`. */
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

/** A route of any types, as the registry mounts it. */
export interface Route extends Endpoint {
  method: Method
  /** e.g. `/api/Order/Details/:id` */
  path: string
  rateLimit: RateLimit
  bodyLimit?: number
  // Method syntax on purpose: its parameters are compared bivariantly, so every typed route is a `Route`.
  handler(context: RouteContext<unknown, unknown, unknown, Session | null>): Promise<unknown>
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * The work behind an endpoint of the table, which says who may call, what comes in and what goes out. A handler that took
 * over the reply (`reply.hijack()`, `reply.send(stream)`) returns `reply`.
 */
export const defineRoute = <Name extends EndpointName>(name: Name, work: RouteWork<Table[Name]>): Route => {
  const [verb, path = ''] = name.split(' ')
  const method = METHODS.find(each => each === verb)
  if (!method) throw new TypeError(`${name} names no method`)
  return { ...endpoints[name], ...work, method, path }
}
