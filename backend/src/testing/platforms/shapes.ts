import { z } from 'zod'

export const Nothing = z.undefined()
export const Empty = z.strictObject({})
export const Instant = z.iso.datetime()
export const Week = z.strictObject({
  week: z.array(z.strictObject({ day: z.int().min(0).max(6), from: z.string(), to: z.string() })),
})
export const WeekAndDates = Week.extend({
  dates: z.array(
    z.strictObject({
      date: z.iso.date(),
      periods: z.array(z.strictObject({ from: z.string(), to: z.string() })),
    }),
  ),
})
const Option = z.strictObject({
  optionId: z.int(),
  name: z.string(),
  price: z.number(),
  isAvailable: z.boolean(),
})
export const Item = z.looseObject({
  productId: z.int(),
  sku: z.string().nullable(),
  name: z.string(),
  price: z.number().nullable(),
  modifierGroups: z.array(
    z.looseObject({ name: z.string(), min: z.int(), max: z.int(), options: z.array(Option) }),
  ),
  isAvailable: z.boolean(),
})
export const Categories = z.array(z.strictObject({ categoryId: z.int(), name: z.string(), index: z.int() }))
export const Menu = z.strictObject({ categories: Categories, items: z.array(Item) })

export const fits = (schema: z.ZodType) => (body: unknown) => schema.safeParse(body).success
