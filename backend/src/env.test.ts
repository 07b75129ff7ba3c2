import { isAbsolute } from 'node:path'
import { readEnv } from './env.ts'

it('has a default for every variable, and treats an empty one as absent', () => {
  const env = readEnv({ PORT: '', LOG_LEVEL: '' })
  expect(env).toMatchObject({
    PORT: 4000,
    LOG_LEVEL: 'info',
    START_LANGUAGE: 'ar',
    SEED: 'demo',
    PLATFORM_MESSAGE_DAYS: 30,
    PERSONAL_DATA_DAYS: 365,
    TRUSTED_PROXIES: [],
  })
  expect(isAbsolute(env.DATA_DIR) && isAbsolute(env.HOST_DIST)).toBe(true)
})

it('reads lists separated by commas', () => {
  expect(readEnv({ REMOTE_ORIGINS: 'https://a.test, https://b.test,' }).REMOTE_ORIGINS).toEqual([
    'https://a.test',
    'https://b.test',
  ])
})

it.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['JWT_SECRET', 'short'],
  ['DEPLOY_TOKEN', 'short'],
  ['SEED', 'maybe'],
  ['START_LANGUAGE', 'fr'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['REQUEST_TIMEOUT_SECONDS', '0'],
  ['TRUSTED_PROXIES', '127.0.0.1, everybody'],
  ['REMOTE_ORIGINS', 'not an origin'],
  ['REMOTE_ORIGINS', "https://a.test 'unsafe-eval'"],
  ['CHANNEL', '../beta'],
  ['REMOTE_STORE', 'bucket'],
  ['REMOTE_STORE', 's3://bucket/../other'],
  ['IMAGE_STORE', 'images'],
  ['EXPORT_STORE', 's3://'],
  ['S3_ENDPOINT', 'localhost:9000'],
  ['REMOTE_BASE_URL', '/remotes'],
  ['CLICKPAY_URL', 'http://clickpay.example'],
  ['CLICKPAY_URL', 'https://user:key@clickpay.example'],
  ['CLICKPAY_SERVER_KEY', 'short'],
  ['TLS_PORT', '443s'],
  // A certificate is useless without its key.
  ['TLS_CERT', '/etc/sufra/fullchain.pem', 'TLS_KEY'],
  // A server key requires a profile.
  ['CLICKPAY_SERVER_KEY', 'SGJNZ96JLG-JDMKHGRWT9-RWRK2KJNRJ'],
  ['CANARY_MARGIN', '5%'],
  ['CANARY_MARGIN', '1.5'],
  ['CANARY_LEAST', '0'],
  ['CANARY_EVERY_SECONDS', '0'],
  ['PLATFORM_MESSAGE_DAYS', '0'],
  ['PERSONAL_DATA_DAYS', '3651'],
  ['SMTP_URL', 'http://mail.test'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Sufra <a@b.test>\r\nBcc: c@d.test'],
  ['DATABASE_APP_URL', 'postgres://app@db.test/sufra'],
  ['PUBLIC_URL', 'https://sufra.test/app'],
  ['PUBLIC_URL', 'ftp://sufra.test'],
])('refuses %s=%s and names the variable', (name, value, named = name) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`cannot use: ${named}\\.$`))
})

it('allows remotes from the origin from which browsers read the store', () => {
  const env = readEnv({ REMOTE_BASE_URL: 'https://cdn.test/r/', REMOTE_ORIGINS: 'https://a.test' })
  expect([env.REMOTE_BASE_URL, env.REMOTE_ORIGINS]).toEqual([
    'https://cdn.test/r',
    ['https://a.test', 'https://cdn.test'],
  ])
})

it.each([
  ['s3://sufra', 's3://sufra/remotes'],
  ['s3://sufra/files/', 's3://sufra/files'],
])('refuses pictures in %s with remotes in %s', (IMAGE_STORE, REMOTE_STORE) => {
  expect(() => readEnv({ IMAGE_STORE, REMOTE_STORE })).toThrow(/cannot use: IMAGE_STORE\.$/)
  expect(() => readEnv({ IMAGE_STORE: REMOTE_STORE, REMOTE_STORE: IMAGE_STORE })).toThrow(/IMAGE_STORE/)
  expect(() => readEnv({ IMAGE_STORE, EXPORT_STORE: REMOTE_STORE })).toThrow(/IMAGE_STORE/)
  expect(readEnv({ IMAGE_STORE: 's3://sufra/images', REMOTE_STORE: 's3://sufra/image' })).toBeDefined()
})

it('requires a sender if there is a mail server', () => {
  expect(() => readEnv({ SMTP_URL: 'smtp://mail.test:25' })).toThrow(/cannot use: MAIL_FROM\.$/)
  const env = readEnv({ SMTP_URL: 'smtps://u:p@mail.test', MAIL_FROM: 'Sufra <no-reply@sufra.test>' })
  expect(env.MAIL_FROM).toBe('Sufra <no-reply@sufra.test>')
})

it('defaults to its own port as its public address', () => {
  expect(readEnv({ PORT: '4123' }).PUBLIC_URL).toBe('http://localhost:4123')
  expect(readEnv({ PUBLIC_URL: 'https://sufra.test' }).PUBLIC_URL).toBe('https://sufra.test')
})
