import { findLocaleProblems } from '@sufra/shared/testing'
import ar from './ar.json'
import en from './en.json'

it('Arabic and English have the same keys, with every plural form', () => {
  expect(findLocaleProblems({ ar, en })).toEqual([])
})
