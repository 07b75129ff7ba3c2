import { z } from 'zod'
import { PROBLEM_STATUS } from './problem-codes.ts'
import type { ProblemCode } from './problem-codes.ts'

/** A positive 32-bit identifier (specification#wire). */
export const Id = z.int().min(1).max(2_147_483_647)

/** An identifier in a filter, where 0 means "all". */
export const IdOrAll = z.int().min(0).max(2_147_483_647)

/** A positive integer as a query string carries it. Never `z.coerce`: that turns '' and null into 0. */
export const QueryInt = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

export const QueryId = QueryInt.pipe(Id)
export const QueryIdOrAll = QueryInt.pipe(IdOrAll)
export const QueryBoolean = z.enum(['true', 'false']).transform(text => text === 'true')

/** Query parameters of `Get/Id` and `Delete`. */
export const IdQuery = z.object({ Id: QueryId })

// Outside of these years, a time zone or a few days more lead to a date that JavaScript or PostgreSQL cannot read.
const FIRST_YEAR = 1900
const LAST_YEAR = 2999

const isInYears = (date: string): boolean => {
  const year = Number(date.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** Instants travel as ISO-8601 in UTC and are shown in the branch's time zone. From 1900 to 2999. */
export const Instant = z.iso.datetime({ offset: true }).refine(isInYears, { error: 'year_out_of_range' })

/** A date without a time: `2026-03-01`. From 1900 to 2999. */
export const CalendarDay = z.iso.date().refine(isInYears, { error: 'year_out_of_range' })

/** SAR, VAT included, two decimals. */
export const Money = z.number().min(0).max(99_999_999.99).multipleOf(0.01)

/** SAR that may be taken off: an option that makes a dish cheaper, a difference between two sums. */
export const SignedMoney = z.number().min(-99_999_999.99).max(99_999_999.99).multipleOf(0.01)

/** Pieces, or a weight: 3, 0.5. */
export const Quantity = z.number().positive().max(9999).multipleOf(0.001)

/** Both languages of one text, as code uses it. On the wire it is a JSON string: see `LocalizedText`. */
export const Localized = z.object({ ar: z.string(), en: z.string() })
export type Localized = z.infer<typeof Localized>

/** `Localized` as the specification sends it: the JSON text `{"ar":"كبسة","en":"Kabsa"}`. */
export const LocalizedText = z.string()
export type LocalizedText = z.infer<typeof LocalizedText>

/** The paging keys, literally as the specification writes them. */
export const PageQuery = z.object({
  'PaginatedRequest.PageNumber': QueryInt.pipe(z.int().min(1).max(1_000_000)).default(1),
  'PaginatedRequest.PageSize': QueryInt.pipe(z.int().min(1).max(1000)).default(10),
})

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    currentPage: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
    pageSize: z.int(),
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
  })

export interface Page<Row> {
  data: Row[]
  currentPage: number
  totalPages: number
  totalCount: number
  pageSize: number
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** Every error answer: RFC 9457 with ASP.NET's `errors` map and a stable `code` that is never translated. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  traceId: z.string(),
  code: z.custom<ProblemCode>(code => typeof code === 'string' && Object.hasOwn(PROBLEM_STATUS, code)),
  detail: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** With `stale_version` and `illegal_transition`: the entity as it is now. */
  current: z.unknown().optional(),
})
export type Problem = z.infer<typeof Problem>
