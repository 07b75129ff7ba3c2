import { z } from 'zod'
import { GRANTABLE_PERMISSIONS, PERMISSIONS_OF, holdsAny } from '@sufra/shared/contracts/permission'
import { RoleName } from '@sufra/shared/contracts/role'
import type { Route } from './route.ts'

const PATH_PARAMETER = /:(\w+)/g
const NAMED_ACCESS = new Set<unknown>(['public', 'channel', 'deploy'])

const hasAccess = (access: unknown): boolean =>
  NAMED_ACCESS.has(access) ||
  (Array.isArray(access) && access.length > 0 && access.every(role => RoleName.safeParse(role).success))

const mayHold = (role: RoleName) => (role === 'Custom' ? GRANTABLE_PERMISSIONS : PERMISSIONS_OF[role])

// A reader of the table assumes that a listed role gets in.
const permissionComplaint = ({ access, permission }: Route): string | undefined => {
  if (permission === undefined) return undefined
  if (typeof access === 'string') return 'a permission takes roles (access)'
  const outside = access.find(role => !holdsAny(mayHold(role), permission))
  return outside && `${outside} is let in (access) and can never have the permission`
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value > 0

// A body that accepts unknown keys would let a caller set columns by accident.
const isStrict = (schema: z.ZodType): boolean => {
  if (schema instanceof z.ZodObject) return schema.def.catchall instanceof z.ZodNever
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = schema.unwrap()
    return inner instanceof z.ZodType && isStrict(inner)
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.every(option => option instanceof z.ZodType && isStrict(option))
  }
  return schema instanceof z.ZodUnknown
}

const bodyComplaint = (route: Route): string | undefined => {
  const takesBody = route.method === 'POST' || route.method === 'PUT'
  if (route.raw || route.multipart)
    return route.body ? 'a raw or multipart route reads its body itself' : undefined
  if (!takesBody) return route.body ? `${route.method} takes no body` : undefined
  if (!route.body) return 'no body contract (NoBody says that there is none)'
  return isStrict(route.body) ? undefined : 'the body contract is not strict (z.strictObject)'
}

const parameterComplaint = (route: Route): string | undefined => {
  const named = [...route.path.matchAll(PATH_PARAMETER)].map(match => match[1] ?? '')
  const declared = route.params instanceof z.ZodObject ? Object.keys(route.params.shape) : []
  const isComplete = named.every(name => declared.includes(name)) && declared.length === named.length
  return isComplete ? undefined : 'the params contract does not name the parameters of the path'
}

/** Returns the reasons why a route must not be served. Deny by default: a missing declaration stops the start. */
export const validateRoute = (route: Route): string[] => {
  const complaints = [
    hasAccess(route.access) ? undefined : 'it does not say who may call (access)',
    hasAccess(route.access) ? permissionComplaint(route) : undefined,
    isCount(route.rateLimit?.max) && isCount(route.rateLimit?.windowSeconds) ? undefined : 'no rate limit',
    route.answer instanceof z.ZodType ? undefined : 'no answer contract',
    route.path.startsWith('/') ? undefined : 'the path does not start with a slash',
    route.summary ? undefined : 'no summary',
    route.query && !(route.query instanceof z.ZodObject) ? 'the query contract is not an object' : undefined,
    parameterComplaint(route),
    bodyComplaint(route),
  ]
  return complaints.filter(complaint => complaint !== undefined)
}

/** Throws one error that lists all faults. */
export const refuseIncompleteRoutes = (routes: readonly Route[]): void => {
  const seen = new Set<string>()
  const lines: string[] = []
  for (const route of routes) {
    const name = `${route.method} ${route.path}`
    const complaints = validateRoute(route)
    if (seen.has(name.toLowerCase())) complaints.push('it is registered twice')
    seen.add(name.toLowerCase())
    for (const complaint of complaints) lines.push(`${name}: ${complaint}`)
  }
  if (lines.length) throw new Error(`Routes are incomplete:\n${lines.join('\n')}`)
}
