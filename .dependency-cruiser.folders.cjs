/**
 * The domains of the backend; each may import only those before it in the list. The public API file of a domain has
 * the name of its folder.
 */
const DOMAINS = [
  'infrastructure',
  'identity',
  'merchants',
  'catalogue',
  'channels',
  'ordering',
  'billing',
  'front-end-delivery',
  'insights',
  'operations',
]
/** The folders of the backend; each may import only those before it in the list. */
const BACKEND_FOLDERS = [
  'errors',
  'logging',
  'metrics',
  'database',
  'timers',
  'secrets',
  'jobs',
  'app',
  'routing',
  'file-store',
  'modules',
  'plugins',
  'tracing',
  'seed',
  'backup',
  'http-server',
]
/** The folders of the host and of shared; each may import only those before it in its list. */
const HOST_ROOMS = [
  'worker',
  'bidi-text',
  'connection',
  'language',
  'code-entry',
  'new-password',
  'merchant',
  'access',
  'lazy-loading',
  'dialog-state',
  'payment-return',
  'account-layout',
  'session-dialog',
  'remotes',
  'device',
  'layout',
  'features',
  'app',
]
const SHARED_ROOMS = [
  'contracts',
  'search',
  'address',
  'i18n',
  'clock',
  'session',
  'api',
  'unknown-outcome',
  'live',
  'router',
  'ui',
  'failures',
  'forms',
  'merchants',
  'refunds',
  'paper',
  'plans',
  'remote',
  'gallery',
]

module.exports = { BACKEND_FOLDERS, DOMAINS, HOST_ROOMS, SHARED_ROOMS }
