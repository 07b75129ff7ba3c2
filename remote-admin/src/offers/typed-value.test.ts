import { FeatureRequest } from '@sufra/shared/contracts/feature'
import { requestOf, valuesOf } from '#src/features/features/feature-values.ts'
import { sentValue, typedValue } from './typed-value.ts'

const WORDS = '{"ar":"أولوية","en":"Priority"}'

describe('the value of a feature', () => {
  it.each([
    ['bool', true, true],
    ['bool', false, false],
    ['limit', 0, 0],
    ['limit', 25, 25],
    ['limit', null, null],
    ['text', WORDS, { ar: 'أولوية', en: 'Priority' }],
  ] as const)('of %s comes back from the form as it was: %j', (kind, value, sent) => {
    expect(sentValue(kind, typedValue(value))).toEqual(sent)
  })

  it('is refused while the number is empty, not read as unlimited', () => {
    const sent = sentValue('limit', { ...typedValue(null), isUnlimited: false })
    expect(sent).not.toBeNull()
    const request = {
      ...requestOf(valuesOf(null), null),
      key: 'orders.month',
      kind: 'limit',
      defaultValue: sent,
    }
    const { error } = FeatureRequest.safeParse({ ...request, name: { ar: 'أ', en: 'A' } })
    expect(error?.issues.map(({ path }) => path[0])).toContain('defaultValue')
  })

  it('stays unlimited, whatever number was typed before', () => {
    expect(sentValue('limit', { ...typedValue(25), isUnlimited: true })).toBeNull()
  })

  it('drops the value typed for the former kind', () => {
    const typed = { ...typedValue(25), isOn: true, words: { ar: 'أ', en: 'A' } }
    expect((['bool', 'limit', 'text'] as const).map(kind => sentValue(kind, typed))).toEqual([
      ...[true, 25, { ar: 'أ', en: 'A' }],
    ])
  })
})

describe('a feature that is sent', () => {
  it('has a unit only if it is counted', () => {
    const values = { ...valuesOf(null), unit: { ar: 'طلب', en: 'order' } }
    const unitOf = (kind: 'bool' | 'limit' | 'text') => requestOf({ ...values, kind }, null).unit
    expect([unitOf('limit'), unitOf('bool'), unitOf('text')]).toEqual([values.unit, null, null])
  })
})
