import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './create-test-app.ts'

type Headers = Record<string, string>

/** Returns functions that call endpoints by path (`Category/Add`) with these headers. */
export const jsonCalls = ({ app }: TestApp, headers: Headers) => {
  const send =
    (method: 'POST' | 'PUT') =>
    (path: string, payload: object, as = headers): Promise<LightMyRequestResponse> =>
      app.inject({ method, url: `/api/${path}`, payload, headers: as })
  return {
    get: (path: string, as = headers): Promise<LightMyRequestResponse> =>
      app.inject({ url: `/api/${path}`, headers: as }),
    remove: (path: string, as = headers): Promise<LightMyRequestResponse> =>
      app.inject({ method: 'DELETE', url: `/api/${path}`, headers: as }),
    post: send('POST'),
    put: send('PUT'),
  }
}
export type JsonCalls = ReturnType<typeof jsonCalls>

/** Returns the status and code of a refusal and, if the problem names fields, their names. */
export const refusal = (answer: Pick<LightMyRequestResponse, 'statusCode' | 'json'>): unknown[] => {
  const { code, errors }: { code?: string; errors?: object } = answer.json()
  return [answer.statusCode, code, ...(errors ? [Object.keys(errors)] : [])]
}
