import { findLocaleProblems } from '@sufra/shared/testing'
import ar from './ar.json'
import en from './en.json'

it('Arabic and English have the same keys, with every plural form', () => {
  expect(findLocaleProblems({ ar, en })).toEqual([])
})

it('texts that the specification gives are verbatim', () => {
  expect([en.plan.none, en.plan.noExpiry, en.plan.upgrade, en.logout, en.screens.support]).toEqual([
    'No Plan',
    'No Expiry Date',
    'Upgrade plan',
    'Logout',
    'Chat&support',
  ])
})
