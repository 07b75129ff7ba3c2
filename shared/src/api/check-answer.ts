import '#src/contracts/without-eval.ts'
import type { Endpoint, Method } from '#src/contracts/endpoints/endpoint.ts'
import { errorsOf } from '#src/contracts/endpoints/errors-of.ts'
import { endpoints } from '#src/contracts/endpoints/endpoints.ts'

const contracts = new Map<string, Endpoint>(Object.entries(endpoints))

const endpointOf = (name: string): Endpoint => {
  const endpoint = contracts.get(name)
  if (!endpoint) throw new Error(`The table of endpoints has no ${name}`)
  return endpoint
}

/** Checks an answer against the contract of its endpoint. Throws a `ZodError` if it does not match. */
export const checkAnswer = (name: string, answer: unknown): void => {
  endpointOf(name).answer.parse(answer)
}

/** Throws if the endpoint's table does not name the error code of the server. */
export const checkRefusal = (method: Method, path: string, code: string): void => {
  const codes: ReadonlySet<string> = errorsOf({ ...endpointOf(`${method} ${path}`), method })
  if (!codes.has(code)) throw new Error(`${method} ${path} does not say that it may refuse with ${code}`)
}
