import '#src/contracts/without-eval.ts'
import type { Endpoint } from '#src/contracts/endpoints/endpoint.ts'
import { endpoints } from '#src/contracts/endpoints/endpoints.ts'

const contracts = new Map<string, Endpoint>(Object.entries(endpoints))

/** Holds an answer against the contract of its endpoint. Throws a `ZodError` when it is not what was agreed on. */
export const checkAnswer = (name: string, answer: unknown): void => {
  const endpoint = contracts.get(name)
  if (!endpoint) throw new Error(`The table of endpoints has no ${name}`)
  endpoint.answer.parse(answer)
}
