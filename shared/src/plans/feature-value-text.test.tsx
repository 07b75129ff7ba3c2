import { renderUi } from '@sufra/shared/testing'
import { FeatureValueText } from './feature-value-text.tsx'
import type { FeatureValueTextProps } from './feature-value-text.tsx'

const said = ({ kind, value }: FeatureValueTextProps, language: 'ar' | 'en' = 'en') =>
  renderUi(<FeatureValueText kind={kind} value={value} />, { language }).container.textContent

it.each<[string, FeatureValueTextProps, string]>([
  ['a limit', { kind: 'limit', value: 1200 }, '1,200'],
  ['a limit of nothing', { kind: 'limit', value: 0 }, '0'],
  ['no limit', { kind: 'limit', value: null }, 'No limit'],
  ['a limit of which the plan says nothing', { kind: 'limit', value: undefined }, '—'],
  ['words', { kind: 'text', value: '{"ar":"بريد","en":"Mail"}' }, 'Mail'],
  ['words in one language', { kind: 'text', value: '{"ar":"بريد","en":""}' }, 'بريد'],
  ['no words', { kind: 'text', value: null }, '—'],
  ['yes', { kind: 'bool', value: true }, 'Yes'],
  ['no', { kind: 'bool', value: false }, 'No'],
  ['neither yes nor no', { kind: 'bool', value: undefined }, 'No'],
])('shows %s', (_what, props, text) => {
  expect(said(props)).toBe(text)
})

// The server checks that a value fits its kind; an older server may not.
it.each<[string, FeatureValueTextProps]>([
  ['a number for a yes or no', { kind: 'bool', value: 1 }],
  ['a yes for a limit', { kind: 'limit', value: true }],
  ['a number for words', { kind: 'text', value: 5 }],
])('shows %s as not granted', (_what, props) => {
  expect(['No', '—']).toContain(said(props))
})

it('uses Arabic marks in Arabic', () => {
  expect(said({ kind: 'bool', value: true }, 'ar')).toBe('نعم')
  expect(said({ kind: 'limit', value: null }, 'ar')).toBe('بلا حد')
})
