import { z } from 'zod'
import { BothNames, Label, Wording } from './fields.ts'
import { productGroupFaults } from './modifier-group.ts'
import { ProductInput, ProductModifier, ProductOption } from './product.ts'

const Text = Wording(500)

const FormOption = ProductOption.extend({
  optionNameEn: Label(80),
  optionNameAr: Label(80),
}).refine(({ optionNameEn, optionNameAr }) => optionNameEn !== '' || optionNameAr !== '', {
  error: 'invalid_name',
  path: ['optionNameAr'],
})

const FormModifier = ProductModifier.extend({ options: z.array(FormOption).max(50) })

/**
 * Schema of the product form, before its texts become the JSON texts of `ProductInput`. It includes the rules that the
 * server checks beside the shape, so that each error belongs to a field.
 */
export const ProductForm = ProductInput.extend({
  name: BothNames,
  description: z.strictObject({ ar: Text, en: Text }).nullish(),
  modifiers: z
    .array(FormModifier)
    .max(50)
    .superRefine((modifiers, context) => {
      for (const { code, path, place } of productGroupFaults(modifiers))
        context.addIssue({ code: 'custom', message: code, path: [place, ...path], input: modifiers[place] })
    }),
})
export type ProductForm = z.input<typeof ProductForm>
