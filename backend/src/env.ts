import { z } from 'zod'
import { StartError } from '#src/errors/errors.ts'
import {
  Days,
  Folder,
  List,
  LOOPBACK,
  Origins,
  PlatformAddress,
  PoolSize,
  Port,
  Proxies,
  SecretKey,
  SellerSetting,
  SENDER,
  isBucket,
  isMailServer,
  isOrigin,
  isPaymentServer,
  isWebAddress,
} from './env-values.ts'

// The only place that reads environment variables of the backend.
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('localhost'),
  PORT: Port.prefault('4000'),
  /** PEM files; with both, TLS_PORT serves HTTP/2, and requests to PORT from elsewhere are redirected there */
  TLS_CERT: Folder.optional(),
  TLS_KEY: Folder.optional(),
  TLS_PORT: Port.prefault('4443'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** port of `/metrics`; without it metrics are not served */
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** collector of OpenTelemetry traces; without it nothing is traced. The SDK reads all other OTEL_ variables itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().refine(isWebAddress).optional(),
  DATA_DIR: Folder.prefault('data'),
  DATABASE_URL: z.string().optional(),
  /** the application's login, created by an administrator, for a DATABASE_URL whose user may not create roles */
  DATABASE_APP_URL: z.string().optional(),
  /** `off`: this node changes no schema, and refuses an older one; the command `migrate` has to run before */
  MIGRATE: z.enum(['on', 'off']).default('on'),
  /** login that reads all rows for backups, created by an administrator; see docs/operating.md */
  BACKUP_DATABASE_URL: z.string().optional(),
  /** programs of PostgreSQL's client package, for backup and restore */
  PG_DUMP: z.string().default('pg_dump'),
  PG_RESTORE: z.string().default('pg_restore'),
  DATABASE_POOL: z
    .string()
    .regex(/^\d{1,3}$/)
    .default('10')
    .transform(Number)
    .pipe(z.int().min(2)),
  /** connections for receiving and processing the platforms' messages, and for calls about orders */
  DATABASE_INTAKE_POOL: PoolSize.prefault('8'),
  /** connections for timers and other jobs */
  DATABASE_BACKGROUND_POOL: PoolSize.prefault('4'),
  /** connections for reading shops at their platforms */
  DATABASE_READING_POOL: PoolSize.prefault('3'),
  /** maximum of DATABASE_POOL's connections for one merchant's calls at a time */
  DATABASE_MERCHANT_SHARE: PoolSize.prefault('3'),
  /** further calls of one merchant that may wait for these; more are refused with 429 `account_busy` */
  DATABASE_MERCHANT_WAITING: z
    .string()
    .regex(/^\d{1,5}$/)
    .default('100')
    .transform(Number),
  SEED: z.enum(['demo', 'off']).default('demo'),
  OPERATOR_EMAIL: z.string().optional(),
  OPERATOR_PASSWORD: z.string().optional(),
  JWT_SECRET: z.string().min(32).optional(),
  /** root token for releases, the same on every node; without it each DATA_DIR has its own */
  DEPLOY_TOKEN: z
    .string()
    .regex(/^[\w-]{32,}$/)
    .optional(),
  TRUSTED_PROXIES: Proxies.default([]),
  /** maximum time for a request to arrive (120: 5 MB at 350 kbit/s), and for an answer to stay unread */
  REQUEST_TIMEOUT_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/)
    .default('120')
    .transform(Number)
    .pipe(z.int().min(1)),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,6}$/)
    .default('1')
    .transform(Number)
    .pipe(z.int().min(1)),
  HOST_DIST: Folder.prefault('host/dist'),
  /** starter tools for teams, served under /tools/; nothing if the folder does not exist */
  TOOLS_DIST: Folder.prefault('tooling/create/dist'),
  /** the guide for teams, served under /guide/; nothing if the folder does not exist */
  GUIDE_DIST: Folder.prefault('tooling/gallery/dist'),
  START_LANGUAGE: z.enum(['ar', 'en', 'none']).default('ar'),
  REMOTE_ORIGINS: Origins.default([]),
  /** dev servers on this machine: allowed only in pages requested from this machine */
  LOCAL_REMOTE_ORIGINS: Origins.default([]),
  /**
   * callers that may run overrides: everybody (`open`), or the operator and holders of a signed link (`signed`); by default
   * everybody at this machine in development
   */
  OVERRIDES: z.enum(['open', 'signed']).optional(),
  REQUIRED_REMOTES: List.default([]),
  /** time between SIGTERM, which ends the readiness, and the end of the accepting of connections */
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .default('0')
    .transform(Number),
  CHANNEL: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/)
    .default('stable'),
  /** such as `s3://bucket/prefix`; without it the files of remotes lie in DATA_DIR/remotes */
  REMOTE_STORE: z.string().refine(isBucket).optional(),
  /** such as `s3://bucket/prefix`; without it pictures lie in DATA_DIR/images */
  IMAGE_STORE: z.string().refine(isBucket).optional(),
  /** such as `s3://bucket/prefix`, never public; without it exports of merchants lie in DATA_DIR/exports */
  EXPORT_STORE: z.string().refine(isBucket).optional(),
  S3_ENDPOINT: z.string().refine(isWebAddress).optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** public address of the bucket or its CDN; without it this server reads the bucket for browsers */
  REMOTE_BASE_URL: z
    .string()
    .refine(isWebAddress, { abort: true })
    .transform(text => text.replace(/\/+$/, ''))
    .optional(),
  /** excess of the failure rate over the stable version that ends a canary: 0.05 is five percentage points */
  CANARY_MARGIN: z
    .string()
    .regex(/^(?:0?\.\d{1,4}|0|1)$/)
    .default('0.05')
    .transform(Number),
  /** minimum of tries before a canary is judged */
  CANARY_LEAST: z
    .string()
    .regex(/^\d{1,6}$/)
    .default('20')
    .transform(Number)
    .pipe(z.int().min(1)),
  CANARY_EVERY_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/)
    .default('15')
    .transform(Number)
    .pipe(z.int().min(1)),
  /** base addresses of the platforms' menu APIs; a platform without one is not connected */
  PLATFORM_URL_HUNGERSTATION: PlatformAddress,
  PLATFORM_URL_JAHEZ: PlatformAddress,
  PLATFORM_URL_KEETA: PlatformAddress,
  /** days after which received messages of platforms are deleted, with the customers' data in them */
  PLATFORM_MESSAGE_DAYS: Days.prefault('30'),
  /** days after the end of an order after which its customer's data is anonymised */
  PERSONAL_DATA_DAYS: Days.prefault('365'),
  DEBUG_TRANSLATIONS: z
    .enum(['true', 'false'])
    .default('false')
    .transform(text => text === 'true'),
  /**
   * such as `smtps://user:password@mail.example:465`; without it no mail is sent, and outside production /dev/mail
   * shows it
   */
  SMTP_URL: z.string().refine(isMailServer, { abort: true }).optional(),
  MAIL_FROM: z.string().max(300).regex(SENDER).optional(),
  /** base64url, 32 bytes: signs web pushes in place of the key in DATA_DIR; must be the same on every node */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /**
   * base64url, 32 bytes each, newest first: encrypt the platforms' credentials in place of the key in DATA_DIR; the
   * same on every node
   */
  SECRET_KEYS: List.pipe(z.tuple([SecretKey], SecretKey)).optional(),
  /** for tests and demos: allows pushes over http to this machine */
  PUSH_TO_LOOPBACK: z
    .enum(['true', 'false'])
    .default('false')
    .transform(text => text === 'true'),
  /** address of the card payment API; http is allowed on this machine only, for the simulator */
  CLICKPAY_URL: z
    .string()
    .refine(isPaymentServer, { abort: true })
    .transform(text => text.replace(/\/+$/, ''))
    .default('https://secure.clickpay.com.sa'),
  /** with the server key; card payments need both */
  CLICKPAY_PROFILE_ID: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  CLICKPAY_SERVER_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional(),
  /** the company that issues invoices, as JSON; see docs/operating.md */
  INVOICE_SELLER: SellerSetting.optional(),
  /** public address of the product, with which links in mails begin */
  PUBLIC_URL: z
    .string()
    .refine(text => isOrigin(text) && text.startsWith('http'))
    .optional(),
})

// Mail servers refuse the sender domain `localhost`.
const hasSender = ({ SMTP_URL, MAIL_FROM }: z.output<typeof Settings>) => !SMTP_URL || Boolean(MAIL_FROM)

const hasPaymentKey = ({ CLICKPAY_PROFILE_ID, CLICKPAY_SERVER_KEY }: z.output<typeof Settings>) =>
  (CLICKPAY_PROFILE_ID === undefined) === (CLICKPAY_SERVER_KEY === undefined)

const hasWholeCertificate = ({ TLS_CERT, TLS_KEY }: z.output<typeof Settings>) =>
  (TLS_CERT === undefined) === (TLS_KEY === undefined)

// The embedded server has its own owner.
const hasOwner = ({ DATABASE_URL, DATABASE_APP_URL }: z.output<typeof Settings>) =>
  !DATABASE_APP_URL || Boolean(DATABASE_URL)

// The nightly cleaning of pictures lists the whole place, and a restore empties the place of remotes of copies.
const hasSeparateStores = ({ REMOTE_STORE, IMAGE_STORE, EXPORT_STORE }: z.output<typeof Settings>) => {
  const places = [REMOTE_STORE, IMAGE_STORE, EXPORT_STORE].flatMap(place =>
    place ? `${place.replace(/\/+$/, '')}/` : [],
  )
  return places.every((place, at) => places.every((other, index) => index === at || !place.startsWith(other)))
}

const originsOf = ({ REMOTE_ORIGINS, REMOTE_BASE_URL }: z.output<typeof Settings>): string[] =>
  REMOTE_BASE_URL ? [...new Set([...REMOTE_ORIGINS, new URL(REMOTE_BASE_URL).origin])] : REMOTE_ORIGINS

// A public name means visitors from elsewhere, even behind a proxy.
const isForHere = ({ NODE_ENV, PUBLIC_URL }: z.output<typeof Settings>) =>
  NODE_ENV === 'development' && (!PUBLIC_URL || LOOPBACK.has(new URL(PUBLIC_URL).hostname))

const ownAddress = ({ PORT, TLS_CERT, TLS_PORT }: z.output<typeof Settings>) =>
  TLS_CERT ? `https://localhost:${TLS_PORT}` : `http://localhost:${PORT}`

const Variables = Settings.refine(hasSender, { path: ['MAIL_FROM'] })
  .refine(hasWholeCertificate, { path: ['TLS_KEY'] })
  .refine(hasPaymentKey, { path: ['CLICKPAY_SERVER_KEY'] })
  .refine(hasSeparateStores, { path: ['IMAGE_STORE'] })
  .refine(hasOwner, { path: ['DATABASE_APP_URL'] })
  .transform(settings => ({
    ...settings,
    REMOTE_ORIGINS: originsOf(settings),
    OVERRIDES: settings.OVERRIDES ?? (isForHere(settings) ? ('open-here' as const) : 'signed'),
    LOCAL_REMOTE_ORIGINS: isForHere(settings) ? settings.LOCAL_REMOTE_ORIGINS : [],
    MAIL_FROM: settings.MAIL_FROM ?? 'Sufra <no-reply@localhost>',
    PUBLIC_URL: settings.PUBLIC_URL ?? ownAddress(settings),
  }))
export type Env = z.output<typeof Variables>

/** Reads the settings once, at start. An empty variable counts as absent. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = Variables.safeParse(given)
  if (result.success) return result.data
  const names = [...new Set(result.error.issues.map(issue => String(issue.path[0])))].join(', ')
  throw new StartError(
    `Sufra cannot start: these environment variables have a value it cannot use: ${names}.`,
  )
}
