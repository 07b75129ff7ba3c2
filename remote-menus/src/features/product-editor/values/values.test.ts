import { ProductForm } from '@sufra/shared/contracts/product-form'
import { fieldErrorsOf } from '@sufra/shared/contracts/field-errors'
import { ProductInput } from '@sufra/shared/contracts/product'
import { newGroup, newOption } from '#src/modifier-groups/group-values.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { changedFields } from './changed-fields.ts'
import { copiedValues } from './copied-values.ts'
import { checkedShape, productInput } from './product-request.ts'
import { emptyValues, valuesOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

const SAUCES = {
  id: 4,
  name: { ar: 'صوص', en: 'Sauce' },
  min: 0,
  max: 2,
  required: false,
  options: [{ id: 9, optionNameEn: 'Garlic', optionNameAr: 'ثوم', price: 2.5, isAvailable: true }],
}
const NEW = { serviceProviderId: 7, stored: null }
const fieldErrors = (values: Partial<ProductValues>) => {
  const { error } = ProductForm.safeParse(
    checkedShape({ ...emptyValues(), name: { ar: 'كبسة', en: '' }, categoryId: 3, ...values }, NEW),
  )
  return error ? fieldErrorsOf(error) : {}
}

it('sends an untouched product unchanged in every field', () => {
  const stored = sampleProduct({
    description: '{"ar":"وصف","en":"Text"}',
    price: 21.5,
    sizes: [{ sizeId: 2, price: 30.1 }],
    choicesIds: [5],
    modifiers: [SAUCES],
    allergens: [],
    schedule: { periods: [{ dayOfWeek: 1, from: '18:00', to: '02:00' }], startsOn: null, endsOn: null },
  })
  const sent = ProductInput.parse(productInput(valuesOf(stored), { serviceProviderId: 7, stored }))
  const { name, description, imageUrl, price, sizes, choicesIds, modifiers, allergens, schedule } = stored
  expect(sent).toMatchObject({ id: 1, rowVersion: 4, categoryId: 3, index: 12, isVisible: true })
  expect(sent).toMatchObject({ imageUrl, price, sizes, choicesIds, modifiers, allergens, schedule })
  expect(JSON.parse(sent.name)).toEqual(JSON.parse(name))
  expect(JSON.parse(sent.description ?? '')).toEqual(JSON.parse(description ?? ''))
})

it('keeps a missing price missing: 35 is only displayed', () => {
  const stored = sampleProduct({ price: null })
  expect(productInput(valuesOf(stored), { serviceProviderId: 7, stored }).price).toBeNull()
})

it('sends shared modifier groups as a list of at most one', () => {
  const sent = (choicesIds: number[]) => productInput({ ...emptyValues(), choicesIds }, NEW).choicesIds
  expect(sent([])).toEqual([])
  expect(sent([5])).toEqual([5])
  expect(sent([5, 6])).toEqual([5])
})

it('sends null for a removed picture, and keeps the address for a new file', () => {
  const stored = sampleProduct({ imageUrl: '/images/a.webp' })
  const sent = (imageUrl: ProductValues['imageUrl']) =>
    productInput({ ...valuesOf(stored), imageUrl }, { serviceProviderId: 7, stored }).imageUrl
  expect(sent(null)).toBeNull()
  expect(sent(new File([], 'a.png'))).toBe('/images/a.webp')
  expect(sent('/images/a.webp')).toBe('/images/a.webp')
})

it('sends caffeine only for drinks, per cup by default', () => {
  const coffee = { ...emptyValues(), isDrink: true, caffeineMg: 90 }
  expect(productInput(coffee, NEW)).toMatchObject({ caffeineMg: 90, caffeinePer: 'cup' })
  expect(productInput({ ...coffee, isDrink: false }, NEW)).toMatchObject({
    caffeineMg: null,
    caffeinePer: null,
  })
})

it('keeps stored caffeine of an item that is no drink', () => {
  const sent = (caffeine: { caffeineMg: number; caffeinePer: 'cup' | null }) => {
    const stored = sampleProduct({ isDrink: false, ...caffeine })
    return productInput(valuesOf(stored), { serviceProviderId: 7, stored })
  }
  expect(sent({ caffeineMg: 0, caffeinePer: null })).toMatchObject({ caffeineMg: 0, caffeinePer: null })
  expect(sent({ caffeineMg: 40, caffeinePer: 'cup' })).toMatchObject({ caffeineMg: 40, caffeinePer: 'cup' })
  const stored = sampleProduct({ isDrink: true, caffeineMg: 40, caffeinePer: 'cup' })
  const noDrink = { ...valuesOf(stored), isDrink: false }
  expect(productInput(noDrink, { serviceProviderId: 7, stored })).toMatchObject({ caffeineMg: null })
})

it("maps validation errors to the form's fields", () => {
  expect(fieldErrors({})).toEqual({})
  expect(fieldErrors({ name: { ar: '', en: '' } })).toEqual({ name: ['invalid_name'] })
  expect(fieldErrors({ name: { ar: 'ك', en: '' } })).toEqual({ 'name.ar': ['too_small_string:2'] })
  expect(fieldErrors({ categoryId: null })).toEqual({ categoryId: ['required'] })
  expect(fieldErrors({ sizes: [{ sizeId: 1, price: null }] })).toEqual({ 'sizes.0.price': ['required'] })
  expect(fieldErrors({ calories: 10_000 })).toEqual({ calories: ['too_big_number:9999'] })
})

it('requires both names of a group, a name of each option, and limits that can be met', () => {
  const group = { ...newGroup(), name: { ar: 'صوص', en: '' } }
  expect(fieldErrors({ modifiers: [group] })).toMatchObject({
    'modifiers.0.name.en': ['required'],
    'modifiers.0.options.0.optionNameAr': ['invalid_name'],
  })
  const named = { ...newOption(), optionNameAr: 'ثوم' }
  const sound = { ...group, name: { ar: 'صوص', en: 'Sauce' }, options: [named] }
  expect(fieldErrors({ modifiers: [sound] })).toEqual({})
  expect(fieldErrors({ modifiers: [{ ...sound, min: 3, max: 2 }] })).toEqual({
    'modifiers.0.min': ['min_above_max'],
  })
  expect(fieldErrors({ modifiers: [{ ...sound, options: [] }] })).toEqual({
    'modifiers.0.options': ['no_options'],
  })
})

it('reports changes by field, ignoring row keys and the order of sets', () => {
  const before = valuesOf(sampleProduct({ modifiers: [SAUCES], excludeBranchesIds: [1, 2] }))
  const again = valuesOf(sampleProduct({ modifiers: [{ ...SAUCES }], excludeBranchesIds: [2, 1] }))
  expect(
    changedFields(before, { ...again, modifiers: again.modifiers.map(each => ({ ...each, id: 'x' })) }),
  ).toEqual([])
  expect(changedFields(before, { ...before, price: 100, isVisible: false })).toEqual(['price', 'isVisible'])
  expect(changedFields({ ...before, price: null }, { ...before, price: Number.NaN })).toEqual(['price'])
  const picture = new File(['x'], 'a.png')
  expect(changedFields(before, { ...before, imageUrl: picture })).toEqual(['imageUrl'])
})

it('copies everything except ids, and marks the names in both languages', () => {
  const copy = copiedValues(valuesOf(sampleProduct({ modifiers: [SAUCES], choicesIds: [5] })))
  expect(copy.name).toEqual({ ar: 'كبسة لحم (نسخة)', en: 'Lamb Kabsa (copy)' })
  expect(copy).toMatchObject({ choicesIds: [5], price: 4800, categoryId: 3 })
  expect(productInput(copy, NEW).modifiers?.[0]).toMatchObject({ id: undefined, min: 0, max: 2 })
  const long = copiedValues({ ...copy, name: { ar: '', en: 'x'.repeat(80) } })
  expect(long.name).toEqual({ ar: '', en: `${'x'.repeat(73)} (copy)` })
})
