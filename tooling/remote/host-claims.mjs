const HOST = 'the host'

const paths = [
  'login',
  'signup',
  'otp',
  'forgetPassword',
  'businessDetails',
  'subscriptions',
  'dashboard',
  'branches',
  'branches/new-branch',
  'integrations',
  'integrations/new-integrations',
  'integrations/radar',
  'users',
  'manage-users',
  'settings',
  'settings/audit',
  'support',
  'shortcuts',
  'notifications',
  'invoices',
  'invoices/:id',
]
const navIds = ['dashboard', 'branches', 'integrations', 'support', 'settings', 'invoices']
const namespaces = [
  'host',
  'account',
  'branches',
  'integrations',
  'dashboard',
  'onboarding',
  'team',
  'settings',
  'business',
  'audit',
  'background-work',
  'inspector',
  'radar',
  'palette',
  'notifications',
  'support',
  'payment',
  'invoices',
  'printers',
]

/**
 * Claims of the host itself, in the form of contracts: no remote may have these. A test compares them with the host.
 */
export const HOST_CLAIMS = [
  {
    name: HOST,
    paths: paths.map(path => ({ path })),
    nav: navIds.map(id => ({ id })),
    i18n: { namespace: namespaces[0] },
  },
  ...namespaces.slice(1).map(namespace => ({ name: HOST, paths: [], nav: [], i18n: { namespace } })),
]
