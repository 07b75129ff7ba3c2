import type { z } from 'zod'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import type { Route } from '#src/routing/route.ts'
import { jsonSchemaOf } from './body-places.ts'
import { AT_BRANCH } from './derived-samples.ts'
import { ALL_ROUTES, keyOf } from './routes.ts'
import type { Sample } from './sample.ts'
import { samplesOf } from './samples.ts'

const BRANCH_KEY = /branch(es)?ids?$/i

type Schema = z.core.JSONSchema.JSONSchema

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const partsOf = ({ anyOf, oneOf, allOf, items, additionalProperties }: Schema): Schema[] =>
  [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? []), items, additionalProperties].flat().filter(isSchema)

/** Returns true if the contract has a branch field at any depth, by the field names. */
const takesBranch = (schema: Schema): boolean =>
  Object.entries(schema.properties ?? {}).some(
    ([name, part]) => BRANCH_KEY.test(name) || (isSchema(part) && takesBranch(part)),
  ) || partsOf(schema).some(takesBranch)

/** The contracts of what a route takes. */
export const contractsOf = ({ params, query, body }: Route, samples: Sample[]): z.ZodType[] =>
  [params, query, body, ...samples.map(({ contract }) => contract)]
    .filter(each => each !== undefined)
    .filter(each => each !== NoBody)

const mayAdmin = ({ access }: Route): boolean => Array.isArray(access) && access.includes('Admin')

/** The routes that an Admin may call: the ids of something at a branch that their samples name, and whether they take a branch. */
export const ADMIN_ROUTES = ALL_ROUTES.filter(mayAdmin).map(route => {
  const samples = samplesOf(keyOf(route))
  const named = AT_BRANCH.filter(name => samples.some(({ points }) => points && name in points))
  const isNaming =
    route.branchLimit !== undefined ||
    contractsOf(route, samples).some(contract => takesBranch(jsonSchemaOf(contract)))
  return { route, name: keyOf(route), samples, named, isNaming }
})
/** Those that an Admin who is limited to one branch may be refused. */
export const BRANCH_ROUTES = ADMIN_ROUTES.filter(({ isNaming, named }) => isNaming || named.length > 0)
