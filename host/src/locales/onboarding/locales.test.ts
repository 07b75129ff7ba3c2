import { findLocaleProblems } from '@sufra/shared/testing'
import { CITIES } from '#src/merchant/city/cities.ts'
import ar from './ar.json'
import en from './en.json'

it('Arabic and English have the same keys, with every plural form', () => {
  expect(findLocaleProblems({ ar, en })).toEqual([])
})

it('every city that can be chosen has its names', () => {
  expect(Object.keys(ar.cities)).toEqual(['choose', ...CITIES])
})
