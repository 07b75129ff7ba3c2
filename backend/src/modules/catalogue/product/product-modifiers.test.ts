import type { Product } from '@sufra/shared/contracts/product'
import { modifierErrors } from './product-modifiers.ts'

type Modifier = Product['modifiers'][number]

const option = (id: number, optionNameEn: string) => ({ id, optionNameEn, price: 0, isAvailable: true })
const group = (changes: Partial<Modifier> = {}): Modifier => ({
  id: 1,
  name: { ar: 'الحجم', en: 'Size' },
  options: [option(1, 'Small'), option(2, 'Large')],
  min: 0,
  max: 1,
  required: false,
  ...changes,
})

it.each([
  ['no options', { options: [] }, { 'modifiers.0.options': ['no_options'] }],
  ['min above max', { min: 2 }, { 'modifiers.0.min': ['min_above_max'] }],
  ['min above the number of options', { min: 3, max: 3 }, { 'modifiers.0.min': ['min_above_options'] }],
  ['required with min 0', { required: true }, { 'modifiers.0.min': ['required_needs_one'] }],
  [
    'equal option names',
    { options: [option(1, 'Small'), option(2, 'SMALL ')] },
    { 'modifiers.0.options.1.optionNameEn': ['same_option_name'] },
  ],
])('refuses a group with %s at its field', (_name, changes, errors) => {
  expect(modifierErrors([group(changes)])).toEqual(errors)
})

it('refuses a second group with an equal name, and takes more max than options', () => {
  const second = group({ id: 2, name: { ar: 'الْحَجم', en: 'Portion' }, max: 3 })
  expect(modifierErrors([group(), second])).toEqual({ 'modifiers.1.name.ar': ['same_group_name'] })
  expect(modifierErrors([group({ max: 3 })])).toEqual({})
})

it('takes the errors that the stored group has already, and refuses a new one of it', () => {
  const stored = group({ min: 3, max: 2 })
  expect(modifierErrors([stored], [stored])).toEqual({})
  expect(modifierErrors([{ ...stored, options: [] }], [stored])).toEqual({
    'modifiers.0.options': ['no_options'],
  })
  expect(modifierErrors([{ ...stored, id: 9 }], [stored])).not.toEqual({})
})
