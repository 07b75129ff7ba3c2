import fc from 'fast-check'
import { validationErrors } from '#src/testing/validation-errors.ts'
import { ChoiceRequest, ChoiceUpdateRequest } from './choice.ts'
import { ProductForm } from './product-form.ts'
import { ProductInput } from './product.ts'

const option = (change: object = {}) => ({ optionNameAr: 'كبير', ...change })
const small = option({ optionNameAr: 'صغير' })
const choice = (change: object = {}) => ({
  serviceProviderId: 1,
  name: { ar: 'الحجم', en: 'Size' },
  options: [option(), small],
  ...change,
})

it('least and most are within the options, and required means one at least', () => {
  const limits = fc.record({
    min: fc.integer({ min: 0, max: 6 }),
    max: fc.integer({ min: 1, max: 6 }),
    isRequired: fc.boolean(),
    count: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(limits, ({ min, max, isRequired, count }) => {
      const asked = choice({
        min,
        max,
        isRequired,
        options: Array.from({ length: count }, (_none, at) => option({ optionNameAr: `حجم ${at}` })),
      })
      const canStand = min <= max && max <= count && (!isRequired || min >= 1)
      expect(ChoiceRequest.safeParse(asked).success).toBe(canStand)
      expect(ChoiceUpdateRequest.safeParse({ ...asked, id: 1 }).success).toBe(canStand)
    }),
  )
})

it('reports all errors of its limits at once, at the field to change', () => {
  expect(validationErrors(ChoiceRequest, choice({ min: 4, max: 3 }))).toEqual({
    min: ['min_above_max'],
    max: ['max_above_options'],
  })
  expect(validationErrors(ChoiceRequest, choice({ isRequired: true }))).toEqual({
    min: ['required_needs_one'],
  })
})

it.each([
  ['Arabic spelling', [{ optionNameAr: 'كبسة' }, { optionNameAr: 'كَبْسَه ' }], 'optionNameAr'],
  ['English capitals', [{ optionNameEn: 'Extra  Cheese' }, { optionNameEn: 'extra cheese' }], 'optionNameEn'],
  [
    'one language',
    [
      { optionNameAr: 'جبن', optionNameEn: 'Cheddar' },
      { optionNameAr: 'جبن', optionNameEn: 'Feta' },
    ],
    'optionNameAr',
  ],
  [
    'the language that is shown for a missing one',
    [{ optionNameAr: 'Pepsi' }, { optionNameEn: 'pepsi' }],
    'optionNameEn',
  ],
])('refuses options with equal names in %s, at the later one', (_how, options, field) => {
  const asked = choice({ options })
  const fieldErrors = { [`options.1.${field}`]: ['same_option_name'] }
  expect(validationErrors(ChoiceRequest, asked)).toEqual(fieldErrors)
  expect(validationErrors(ChoiceUpdateRequest, { ...asked, id: 1 })).toEqual(fieldErrors)
})

it('takes options whose names differ in both languages', () => {
  const options = [
    { optionNameAr: 'شاي', optionNameEn: 'Tea' },
    { optionNameAr: 'شاهي', optionNameEn: 'Teas' },
    { optionNameEn: 'Karak' },
  ]
  expect(validationErrors(ChoiceRequest, choice({ options }))).toEqual({})
})

it('it has an option, and each of them a name in one language', () => {
  expect(validationErrors(ChoiceRequest, choice({ options: [] }))).toHaveProperty('options', ['no_options'])
  const unnamed = choice({ options: [option(), option({ optionNameAr: ' ', optionNameEn: '' })] })
  expect(validationErrors(ChoiceRequest, unnamed)).toEqual({ 'options.1.optionNameAr': ['invalid_name'] })
})

it('accepts halalas and no negative price for an option', () => {
  const priced = (price: number) =>
    validationErrors(ChoiceRequest, choice({ options: [option({ price })], max: 1 }))
  for (const price of [0, 0.05, 9_999.99]) expect(priced(price)).toEqual({})
  for (const price of [-1, 0.001, 10_000]) expect(priced(price)).toHaveProperty(['options.0.price'])
})

const modifier = (change: object = {}) => ({
  name: { ar: 'الإضافات', en: 'Extras' },
  options: [{ optionNameEn: 'Cheese', optionNameAr: 'جبن' }],
  ...change,
})
const product = (change: object = {}) => ({
  name: { ar: 'كبسة', en: 'Kabsa' },
  categoryId: 1,
  serviceProviderId: 1,
  modifiers: [],
  ...change,
})

it('reports the position of an invalid modifier in the form', () => {
  const told = (change: object) => validationErrors(ProductForm, product({ modifiers: [modifier(change)] }))
  expect(told({})).toEqual({})
  expect(told({ options: [] })).toEqual({ 'modifiers.0.options': ['no_options'] })
  expect(told({ min: 2, max: 1 })).toEqual({ 'modifiers.0.min': ['min_above_max'] })
  expect(told({ min: 3, max: 3 })).toEqual({ 'modifiers.0.min': ['min_above_options'] })
  expect(told({ required: true, min: 0 })).toEqual({ 'modifiers.0.min': ['required_needs_one'] })
  expect(told({ options: [{ optionNameEn: ' ', optionNameAr: '' }] })).toEqual({
    'modifiers.0.options.0.optionNameAr': ['invalid_name'],
  })
  expect(told({ name: { ar: 'الإضافات', en: ' ' } })).toEqual({ 'modifiers.0.name.en': ['required'] })
})

it('refuses two groups of one product with equal names', () => {
  const groups = [modifier(), modifier({ name: { ar: 'المشروبات', en: 'extras' } })]
  expect(validationErrors(ProductForm, product({ modifiers: groups }))).toEqual({
    'modifiers.1.name.en': ['same_group_name'],
  })
})

it('accepts every product that the form accepts, with its texts as in responses', () => {
  const formed = ProductForm.parse(
    product({ description: { ar: 'مع الأرز', en: '' }, price: 35.5, modifiers: [modifier()] }),
  )
  const sent = {
    ...formed,
    name: JSON.stringify(formed.name),
    description: JSON.stringify(formed.description),
  }
  expect(validationErrors(ProductInput, sent)).toEqual({})
})

it.each([0, 0.01, 99_999.99, null])('a product may cost %p', price => {
  expect(validationErrors(ProductForm, product({ price }))).toEqual({})
})

it.each([-0.01, 100_000, 35.005, '35', NaN])('a product does not cost %p', price => {
  expect(validationErrors(ProductForm, product({ price }))).toHaveProperty('price')
})
