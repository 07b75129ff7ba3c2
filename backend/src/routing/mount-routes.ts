import '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  errorsOf,
  isOpenWhileClosing,
  isOpenWhileExpired,
  isOpenWhileViewing,
} from '@sufra/shared/contracts/endpoints/errors-of'
import { holdsAny } from '@sufra/shared/contracts/permission'
import type { ProblemCode } from '@sufra/shared/contracts/problem-codes'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'
import { runAs } from '#src/database/work-kind.ts'
import type { Logger } from '#src/logging/logger.ts'
import { forbiddenBranch, forbiddenRole, tooManyRequests, unsupportedMediaType } from '#src/errors/errors.ts'
import { branchesNamedBy, mayWorkAt } from './branch-limit.ts'
import { networkOf } from './network.ts'
import { whileActing } from './act.ts'
import type { Act } from './act.ts'
import { languageOf } from './language.ts'
import { bindQueryNames, parseInput } from './input.ts'
import type { InTurn } from './large-bodies.ts'
import { parseAnswer } from './parse-answer.ts'
import { readJson } from './read-json.ts'
import { refuseIncompleteRoutes } from './route-validation.ts'
import type { Deployer, Route, Session } from './route.ts'

export interface Allowance {
  /** also open to people of a suspended merchant; otherwise 403 `account_suspended` */
  whileSuspended?: boolean
  /** also open to people of a merchant whose subscription is over; otherwise 403 `subscription_expired` */
  whileExpired?: boolean
  /** also open to people of a merchant that closes its account; otherwise 403 `account_closing` */
  whileClosing?: boolean
  /** also open to an operator who impersonates a merchant's Admin; otherwise 403 `view_only` */
  whileViewing?: boolean
}

/** Authenticates the caller, or throws 401. */
export interface Gatekeeper {
  requireSession(request: FastifyRequest, allowance?: Allowance): Promise<Session>
  /** null if the request carries no deploy token; a wrong token throws 401 */
  findDeployer(request: FastifyRequest): Promise<Deployer | null>
}

/** Counts a request over all nodes, and returns the count of its window. */
export type CountRequest = (request: {
  path: string
  network: string
  windowSeconds: number
}) => Promise<{ count: number; secondsLeft: number }>

interface Options {
  routes: readonly Route[]
  countRequest: CountRequest
  gatekeeper: Gatekeeper
  rateLimitFactor: number
  /** records an act that left no audit entry of its own */
  noteQuietAct(act: Act): Promise<void>
  /** returns the merchant's branches, including those closed for good */
  findBranchIds(scope: Scope): Promise<number[]>
  /** starts the work of a request when it is its merchant's turn */
  inTurn: InTurn
}

type Means = { route: Route } & Pick<Options, 'noteQuietAct' | 'findBranchIds'>

type Caller = Pick<FastifyRequest, 'session' | 'deployer'>

const NOBODY: Caller = { session: null, deployer: null }

const admit = async (route: Route, request: FastifyRequest, gatekeeper: Gatekeeper): Promise<Caller> => {
  const { access, permission, whileSuspended } = route
  if (access === 'public' || access === 'channel') return NOBODY
  const deployer = access === 'deploy' ? await gatekeeper.findDeployer(request) : null
  if (deployer) return { session: null, deployer }
  const session = await gatekeeper.requireSession(request, {
    whileSuspended,
    whileExpired: isOpenWhileExpired(route),
    whileClosing: isOpenWhileClosing(route),
    whileViewing: isOpenWhileViewing(route),
  })
  const roles = access === 'deploy' ? ['SuperAdmin'] : access
  if (!roles.some(role => role === session.role)) throw forbiddenRole()
  if (!holdsAny(session.permissions, permission)) throw forbiddenRole()
  return { session, deployer: null }
}

const scopeOf = (session: Session | null): Scope => {
  if (!session) return ALL_MERCHANTS
  if (session.role === 'SuperAdmin') return { ...ALL_MERCHANTS, by: session.userId }
  // The second barrier: the database refuses any change during impersonation, whatever a reading route does.
  if (session.viewedBy !== null) return { ...tenant(session.accountId), isReadOnly: true }
  return tenant(session.accountId, session.userId)
}

/**
 * Every decision of the operator's people is recorded; their reads and side effects are not. For a merchant's people
 * only acts without a history of their own are recorded.
 */
const actOf = (
  { method, path, effect, isAudited }: Route,
  { session, clientAddress }: FastifyRequest,
  input: Act['request'],
) => {
  const isPreview = Object(input.body).preview === true
  if (!session || method === 'GET' || effect || isPreview) return undefined
  const action = path.replace('/api/', '').replaceAll('/', '.')
  const common = { from: clientAddress, action, request: input, isNoted: false, isOver: false }
  const operatorId = session.role === 'SuperAdmin' ? session.userId : session.viewedBy
  if (operatorId !== null) return { ...common, byUserId: operatorId, accountId: null }
  if (!isAudited) return undefined
  return { ...common, byUserId: session.userId, accountId: session.accountId }
}

const handle = async (
  { route, noteQuietAct }: { route: Route } & Pick<Options, 'noteQuietAct'>,
  context: Parameters<Route['handler']>[0],
): Promise<unknown> => {
  const { request, query, body } = context
  const act = actOf(route, request, { query, body })
  if (!act) return route.handler(context)
  return whileActing(act, async () => {
    const result = await route.handler(context)
    await noteQuietAct(act)
    return result
  })
}

const logFor = (session: Session | null, log: Logger): Logger =>
  session ? log.child({ accountId: session.accountId, userId: session.userId }) : log

const bodyOf = ({ raw }: Route, { body, routeOptions }: FastifyRequest): unknown => {
  if (raw || !Buffer.isBuffer(body)) return body
  return body.length === 0 ? undefined : readJson(body, { limit: routeOptions.bodyLimit })
}

const inputOf = (route: Route, request: FastifyRequest) => ({
  params: route.params ? parseInput(route.params, request.params) : undefined,
  query: route.query
    ? parseInput(route.query, bindQueryNames(route.query, Object(request.query)))
    : undefined,
  body: route.body ? parseInput(route.body, bodyOf(route, request)) : bodyOf(route, request),
})

// A branch of another merchant is left to the handler, which answers as for one that does not exist.
const refuseNamedBranches = async (
  { route, findBranchIds }: Means,
  session: Session | null,
  parts: readonly unknown[],
): Promise<void> => {
  if (!session || session.branchIds.length === 0) return
  const others = branchesNamedBy(route, parts).filter(id => !mayWorkAt(session, id))
  if (others.length === 0) return
  const known = new Set(await findBranchIds(scopeOf(session)))
  if (others.some(id => known.has(id))) throw forbiddenBranch()
}

const answer = async (means: Means, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const { route } = means
  const session = request.session
  if (request.isMultipart() && !route.multipart && !route.raw) throw unsupportedMediaType()
  const input = inputOf(route, request)
  await refuseNamedBranches(means, session, [input.params, input.query, input.body])
  const result = await handle(means, {
    ...input,
    session,
    deployer: request.deployer,
    scope: scopeOf(session),
    limitBranches: formInput => refuseNamedBranches(means, session, [formInput]),
    language: languageOf(request.headers['accept-language']),
    request,
    reply,
  })
  // A reply resolves at its own end, so a reply that the handler took over arrives here as undefined.
  if (result === reply || reply.sent) return reply
  // The contract decides which fields leave the server: all others are stripped here.
  return parseAnswer(route.answer, result)
}

/** Refuses a request beyond the limit of all nodes together; a node's own limit has passed it before. */
const refuseBeyondSharedLimit = async (
  { path, rateLimit: { max, windowSeconds } }: Route,
  { countRequest, rateLimitFactor }: Pick<Options, 'countRequest' | 'rateLimitFactor'>,
  { clientAddress }: FastifyRequest,
): Promise<void> => {
  const { count, secondsLeft } = await countRequest({
    path,
    network: networkOf(clientAddress),
    windowSeconds,
  })
  if (count > max * rateLimitFactor) throw tooManyRequests(secondsLeft)
}

/** Mounts every route, or throws if one lacks roles, contracts or a rate limit. */
export const mountRoutes = (
  app: FastifyInstance,
  { routes, gatekeeper, countRequest, rateLimitFactor, noteQuietAct, findBranchIds, inTurn }: Options,
): void => {
  refuseIncompleteRoutes(routes)
  app.decorateRequest('session', null)
  app.decorateRequest('deployer', null)
  for (const route of routes) {
    const { max, windowSeconds, isShared } = route.rateLimit
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bodyLimit,
      schema: {
        summary: route.summary,
        tags: [route.path.split('/')[2] ?? 'other'],
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        ...(route.multipart && { consumes: ['multipart/form-data'] }),
        ...(Array.isArray(route.access) && { security: [{ bearer: [] }] }),
        response: { 200: route.answer },
      },
      config: {
        isRaw: route.raw === true,
        isMultipart: route.multipart === true,
        errors: errorsOf(route),
        rateLimit: { max: max * rateLimitFactor, timeWindow: windowSeconds * 1000 },
      },
      onRequest: async (request, reply) => {
        // Answers with tokens and personal data must not be cached; a route with a cacheable answer sets its own
        // header.
        void reply.header('cache-control', 'no-store')
        const caller = await admit(route, request, gatekeeper)
        Object.assign(request, caller, { log: logFor(caller.session, request.log) })
      },
      ...(isShared && {
        preParsing: request => refuseBeyondSharedLimit(route, { countRequest, rateLimitFactor }, request),
      }),
      handler: (request, reply) => {
        const work = () => answer({ route, noteQuietAct, findBranchIds }, request, reply)
        return route.access === 'channel' ? runAs('intake', work) : inTurn(request, work)
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    deployer: Deployer | null
  }
  interface FastifyContextConfig {
    isRaw?: boolean
    isMultipart?: boolean
    /** errors that the endpoint declares */
    errors?: ReadonlySet<ProblemCode>
  }
}
