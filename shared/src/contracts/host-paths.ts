/** First segments of the host's addresses. The server answers them, and those of remotes, with the page. */
export const HOST_PATHS = [
  'login',
  'signup',
  'otp',
  'forgetPassword',
  'businessDetails',
  'subscriptions',
  'dashboard',
  'settings',
  'notifications',
  'shortcuts',
  'users',
  'manage-users',
  'branches',
  'integrations',
  'support',
  'invoices',
] as const
