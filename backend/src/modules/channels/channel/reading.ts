import { z } from 'zod'

/** How the parts of an order are read. Each schema is built once for every way. */
export interface Reading {
  /** a part that the platform documents; `fallback` stands for one that cannot be read */
  field: <T>(schema: z.ZodType<T>, fallback: T) => z.ZodType<T>
  /** items that cannot be read at all are left out */
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

/** Whether a part that is not as documented refuses the whole message, or leaves its fallback. */
export type Strictness = 'strict' | 'lenient'

/** One description of a message, for both ways to read it. */
export const inBothWays = <Schema>(describe: (reading: Reading) => Schema): Record<Strictness, Schema> => ({
  strict: describe(strict),
  lenient: describe(lenient),
})
