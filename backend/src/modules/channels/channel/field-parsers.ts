import { z } from 'zod'

/** Ways to parse the parts of an order. Each schema is built once per way. */
export interface Reading {
  /** a part that the platform documents; `fallback` replaces an unreadable one */
  field: <T>(schema: z.ZodType<T>, fallback: T) => z.ZodType<T>
  /** leaves out unreadable items */
  list: <T>(schema: z.ZodType<T>, bounds: { min?: number; max: number }) => z.ZodType<T[]>
}

const strict: Reading = {
  field: schema => schema,
  list: (schema, { min = 0, max }) => z.array(schema).min(min).max(max),
}

const lenient: Reading = {
  field: (schema, fallback) =>
    z
      .unknown()
      .optional()
      .transform(value => {
        const read = schema.safeParse(value)
        return read.success ? read.data : fallback
      }),
  list: (schema, { max }) =>
    z
      .unknown()
      .optional()
      .transform(value =>
        (Array.isArray(value) ? value.slice(0, max) : []).flatMap(item => {
          const read = schema.safeParse(item)
          return read.success ? [read.data] : []
        }),
      ),
}

/** strict: an undocumented part refuses the whole message; lenient: it gets its fallback. */
export type Strictness = 'strict' | 'lenient'

/** Builds the schema of a message for both ways. */
export const inBothWays = <Schema>(describe: (reading: Reading) => Schema): Record<Strictness, Schema> => ({
  strict: describe(strict),
  lenient: describe(lenient),
})
