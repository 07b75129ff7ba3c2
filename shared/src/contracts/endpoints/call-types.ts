import type { z } from 'zod'
import type { Method } from './endpoint.ts'
import type { endpoints } from './endpoints.ts'

type Table = typeof endpoints

/** The name of an endpoint, e.g. `GET /api/Order/Details/:id`. */
export type EndpointName = keyof Table

/** Paths of a method. */
export type PathOf<Verb extends Method> = EndpointName extends infer Name
  ? Name extends `${Verb} ${infer Path}`
    ? Path
    : never
  : never

export type NameOf<Verb extends Method, Path extends string> = `${Verb} ${Path}` & EndpointName

type Facts<Name extends EndpointName> = Table[Name]

/** Body of a 2xx answer. */
export type AnswerOf<Name extends EndpointName> = z.output<Facts<Name>['answer']>

// Everything in an address is text; null is left out.
type InAddress<Value> = Value extends string
  ? Value | (string extends Value ? number | boolean : never)
  : Value

// Optional where the contract has a default.
type Sent<Schema> = Schema extends z.ZodObject
  ? {
      [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema>
        ? InAddress<z.output<Schema>[Key]> | null
        : never
    }
  : never

export type ParamsOf<Name extends EndpointName> =
  Facts<Name> extends { params: infer Schema extends z.ZodObject } ? z.output<Schema> : never

export type QueryOf<Name extends EndpointName> =
  Facts<Name> extends { query: infer Schema } ? Sent<Schema> : never

/** FormData if the endpoint takes a form, otherwise the input of its contract. */
export type BodyOf<Name extends EndpointName> =
  Facts<Name> extends { multipart: true }
    ? FormData
    : Facts<Name> extends { body: infer Schema extends z.ZodType }
      ? z.input<Schema>
      : never

type Part<Key extends string, Value> = [Value] extends [never]
  ? { [Name in Key]?: undefined }
  : undefined extends Value
    ? { [Name in Key]?: Value }
    : Partial<Value> extends Value
      ? { [Name in Key]?: Value }
      : { [Name in Key]: Value }

/** The idempotency key is required, or explicitly undefined, where an endpoint can refuse a reused one. */
type KeyOf<Name extends EndpointName> =
  Facts<Name> extends { errors: readonly (infer Code)[] }
    ? 'idempotency_key_reused' extends Code
      ? { idempotencyKey: string | undefined }
      : unknown
    : unknown

/** Arguments of a call to an endpoint. */
export type RequestOf<Name extends EndpointName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>> &
  KeyOf<Name>
