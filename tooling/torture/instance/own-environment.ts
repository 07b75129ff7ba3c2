// What somebody has set for their own Sufra must not reach one that is attacked or measured: its database least of all, then
// whoever it sends mails, pushes, money and orders to.
const OF_OTHERS = [
  ...['DATABASE_URL', 'DATABASE_APP_URL', 'REMOTE_STORE', 'REMOTE_BASE_URL', 'HOST_DIST', 'CHANNEL', 'SEED'],
  ...['SMTP_URL', 'VAPID_PRIVATE_KEY', 'PUBLIC_URL', 'TLS_CERT', 'TLS_KEY'],
  ...['CLICKPAY_URL', 'CLICKPAY_PROFILE_ID', 'CLICKPAY_SERVER_KEY'],
  ...['PLATFORM_URL_HUNGERSTATION', 'PLATFORM_URL_JAHEZ', 'PLATFORM_URL_KEETA'],
]

/** The environment of this process without what would lead another Sufra out of its own folder. */
export const ownEnvironment = (given: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...given,
  ...Object.fromEntries(OF_OTHERS.map(name => [name, ''])),
})
