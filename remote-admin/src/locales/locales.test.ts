import { findLocaleProblems } from '@sufra/shared/testing'
import ar from './ar.json'
import en from './en.json'

it('both languages have the same keys, and every form that a count needs', () => {
  expect(findLocaleProblems({ ar, en })).toEqual([])
})
