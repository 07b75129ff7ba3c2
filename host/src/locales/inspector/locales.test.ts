import { findLocaleProblems } from '@sufra/shared/testing'
import ar from './ar.json'
import en from './en.json'

test('Arabic and English have the same keys, with every plural form', () => {
  expect(findLocaleProblems({ ar, en })).toEqual([])
})
