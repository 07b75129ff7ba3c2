import { OrderActionName, OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'
import ar from './ar.json'
import en from './en.json'

const PLURAL = /_(zero|one|two|few|many|other)$/
const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  )
const bare = (keys: string[]) => [...new Set(keys.map(key => key.replace(PLURAL, '')))].sort()

it('both languages say the same things', () => {
  expect(bare(keysOf(ar))).toEqual(bare(keysOf(en)))
})

it('every count has all six forms in Arabic', () => {
  const counted = bare(keysOf(ar).filter(key => PLURAL.test(key)))
  const expected = counted.flatMap(key => ARABIC_FORMS.map(form => `${key}_${form}`)).sort()
  expect(
    keysOf(ar)
      .filter(key => PLURAL.test(key))
      .sort(),
  ).toEqual(expected)
})

it.each([
  ['action', OrderActionName.options],
  ['status', OrderStatus.options],
  ['reason', ReasonCode.options],
])('each %s of the contract has its word', (group, names) => {
  for (const texts of [ar, en])
    expect(keysOf(texts)).toEqual(expect.arrayContaining(names.map(name => `${group}.${name}`)))
})
