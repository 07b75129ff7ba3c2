import en from './en.json'

it('texts that the specification gives are verbatim', () => {
  expect([en.plan.none, en.plan.noExpiry, en.plan.upgrade, en.logout, en.screens.support]).toEqual([
    'No Plan',
    'No Expiry Date',
    'Upgrade plan',
    'Logout',
    'Chat&support',
  ])
})
