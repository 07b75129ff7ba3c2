import { OrderActionName, OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'
import ar from './ar.json'
import en from './en.json'

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  )

it.each([
  ['action', OrderActionName.options],
  ['status', OrderStatus.options],
  ['reason', ReasonCode.options],
])('translates each %s of the contract', (group, names) => {
  for (const texts of [ar, en])
    expect(keysOf(texts)).toEqual(expect.arrayContaining(names.map(name => `${group}.${name}`)))
})
