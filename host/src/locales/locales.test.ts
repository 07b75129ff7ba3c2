import en from './en.json'

it("contains the specification's texts verbatim", () => {
  expect([en.plan.none, en.plan.noExpiry, en.plan.upgrade, en.logout, en.screens.support]).toEqual([
    'No Plan',
    'No Expiry Date',
    'Upgrade plan',
    'Logout',
    'Chat&support',
  ])
})
