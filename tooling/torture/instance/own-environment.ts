// Settings of the user's own Sufra must not reach an instance under attack or measurement: above all its database, then
// the services to which it sends mails, push notifications, payments and orders.
const OF_OTHERS = [
  ...[
    'DATABASE_URL',
    'DATABASE_APP_URL',
    'REMOTE_STORE',
    'IMAGE_STORE',
    'EXPORT_STORE',
    'REMOTE_BASE_URL',
    'HOST_DIST',
    'CHANNEL',
    'SEED',
  ],
  ...['SMTP_URL', 'VAPID_PRIVATE_KEY', 'PUBLIC_URL', 'TLS_CERT', 'TLS_KEY'],
  ...['CLICKPAY_URL', 'CLICKPAY_PROFILE_ID', 'CLICKPAY_SERVER_KEY'],
  ...['PLATFORM_URL_HUNGERSTATION', 'PLATFORM_URL_JAHEZ', 'PLATFORM_URL_KEETA'],
]

/** Returns the environment with every variable emptied that points an instance outside of its own data folder. */
export const ownEnvironment = (given: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...given,
  ...Object.fromEntries(OF_OTHERS.map(name => [name, ''])),
})
