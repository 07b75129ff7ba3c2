import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { RoleName } from '@sufra/shared/contracts/role'
import type { Scope } from '#src/database/database.ts'

/** The signed-in user, as the database knows him now (never as the request claims). */
export interface Session {
  userId: number
  /** null for the operator */
  accountId: number | null
  role: RoleName
  /** what the role lets him do beyond reading: of a built-in role, or of the merchant's own */
  permissions: readonly Permission[]
  /** the branches this user is limited to; empty means all of the account's */
  branchIds: number[]
  /** the operator has suspended (or closed) the merchant: only routes that say `whileSuspended` answer */
  isSuspended: boolean
  sid: string
  /** raised by every change of what tokens say of their bearer */
  version: number
}

/** Who presents a deploy token: the installation's own, or one that is for one remote in one channel. */
export interface Deployer {
  label: string
  /** null: all of them */
  remote: string | null
  channel: string | null
}

/**
 * Who may call: the listed roles, anybody, a delivery platform (the handler checks its signature), or a SuperAdmin or
 * the bearer of a deploy token.
 */
export type Access = readonly RoleName[] | 'public' | 'channel' | 'deploy'

export interface RateLimit {
  max: number
  windowSeconds: number
}

/** For a POST or PUT that takes no body; what is sent is ignored. */
export const NoBody = z.unknown()

export interface RouteContext<Params, Query, Body, Caller> {
  params: Params
  query: Query
  body: Body
  /** null only where `access` is not a list of roles */
  session: Caller
  /** with `access: 'deploy'`, when a token and no person calls: the handler checks what it is for */
  deployer: Deployer | null
  /** the caller's own account; platform-wide for SuperAdmin and for callers without a session */
  scope: Scope
  language: 'ar' | 'en'
  request: FastifyRequest
  reply: FastifyReply
}

interface RouteFacts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** e.g. `/api/Order/Details/:id` */
  path: string
  summary: string
  access: Access
  /** per IP address */
  rateLimit: RateLimit
  /** What leaves the server: columns that are not in here are stripped. */
  response: z.ZodType
  /** Answers people of a suspended merchant as well: what finishing open orders takes, and signing out. */
  whileSuspended?: true
  /** `multipart/form-data`: the handler reads `request.parts()`. */
  multipart?: true
  /** Any content type; `body` is the Buffer as it arrived. */
  raw?: true
  /** Largest body in bytes; 128 KiB when absent. JSON may have a value for every 16 of them: see `readJson`. */
  bodyLimit?: number
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type CallerOf<Who> = Who extends string ? Session | null : Session

interface RouteDefinition<Params, Query, Body, Answer extends z.ZodType, Who> extends RouteFacts {
  params?: Params
  query?: Query
  body?: Body
  response: Answer
  access: Who & Access
  handler(
    context: RouteContext<Parsed<Params>, Parsed<Query>, BodyOf<Body>, CallerOf<Who>>,
  ): Promise<z.input<Answer> | FastifyReply>
}

// A raw route declares no body contract: its handler gets the bytes.
type BodyOf<Body> = Body extends z.ZodType ? z.output<Body> : unknown

/** A route of any types, as the registry mounts it. */
export interface Route extends RouteFacts {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  // Method syntax on purpose: its parameters are compared bivariantly, so every typed route is a `Route`.
  handler(context: RouteContext<unknown, unknown, unknown, Session | null>): Promise<unknown>
}

/**
 * One endpoint: who may call, what comes in, what is done, what goes out. A handler that took over the reply
 * (`reply.hijack()`, `reply.send(stream)`) returns `reply`.
 */
export const defineRoute = <
  Answer extends z.ZodType,
  const Who extends Access,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  definition: RouteDefinition<Params, Query, Body, Answer, Who>,
): Route => definition
