import { findLocaleProblems } from '@sufra/shared/testing'
import ar from './ar.json'
import en from './en.json'

test('Arabic and English have the same keys, with every plural form', () => {
  expect(findLocaleProblems({ ar, en })).toEqual([])
})

test('texts that the specification gives are verbatim', () => {
  expect([en.plan.none, en.plan.noExpiry, en.plan.upgrade, en.logout, en.screens.support]).toEqual([
    'No Plan',
    'No Expiry Date',
    'Upgrade plan',
    'Logout',
    'Chat&support',
  ])
})
