import fc from 'fast-check'
import { changesBetween, sideOf } from './changes-between.ts'

it('names the differing fields, at any depth', () => {
  const before = { name: 'Pro', price: 199, features: [{ id: 1, value: 2 }], isPublic: true }
  const after = { name: 'Pro', price: 249, features: [{ id: 1, value: 3 }], isPublic: false }
  expect(changesBetween(before, after)).toEqual([
    { field: 'price', before: '199', after: '249' },
    { field: 'features.0.value', before: '2', after: '3' },
    { field: 'isPublic', before: 'true', after: 'false' },
  ])
})

it('lists all fields of a new or deleted thing, without empty ones', () => {
  const thing = { name: 'Pro', trialDays: null, features: [] }
  const all = [
    { field: 'name', before: null, after: 'Pro' },
    { field: 'features', before: null, after: '[]' },
  ]
  expect(changesBetween(null, thing)).toEqual(all)
  expect(changesBetween(thing, null)).toEqual(
    all.map(({ field, after }) => ({ field, before: after, after: null })),
  )
})

it('leaves out fields that every change touches, and is empty for equal things', () => {
  expect(changesBetween({ a: 1, rowVersion: 1 }, { a: 1, rowVersion: 2 })).toEqual([])
  expect(changesBetween(null, null)).toEqual([])
})

const RICE = '{"ar":"أرز","en":"Rice"}'

it.each([
  { where: 'the page speaks it', text: RICE, beside: '{"ar":"كبسة","en":"Kabsa"}', shown: 'Rice' },
  { where: 'it is new', text: RICE, beside: null, shown: 'Rice' },
  {
    where: 'only the other language changed',
    text: RICE,
    beside: '{"ar":"رز","en":"Rice"}',
    shown: 'Rice · أرز',
  },
  { where: 'the other language came', text: RICE, beside: '{"en":"Rice"}', shown: 'Rice · أرز' },
  { where: 'it has no words', text: '{}', beside: '{"en":"Rice"}', shown: '{}' },
  { where: 'it is no text in two languages', text: '12.5', beside: '12', shown: '12.5' },
])('reads one side if $where', ({ text, beside, shown }) => {
  expect(sideOf(text, { beside, language: 'en' })).toBe(shown)
})

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const name = fc.constantFrom('name', 'price', 'hours', 'from', 'at', 'rowVersion')
const thing = fc.dictionary(name, fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), fc.dictionary(name, leaf)))

it('is empty without a change, and reversed for the opposite change', () => {
  fc.assert(
    fc.property(thing, thing, (one, other) => {
      expect(changesBetween(one, structuredClone(one))).toEqual([])
      const there = changesBetween(one, other)
      const back = changesBetween(other, one)
      const turned = back.map(({ field, before, after }) => ({ field, before: after, after: before }))
      const byField = (changes: typeof there) => new Map(changes.map(change => [change.field, change]))
      expect(byField(turned)).toEqual(byField(there))
    }),
  )
})
