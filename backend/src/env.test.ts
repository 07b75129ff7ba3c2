import { isAbsolute } from 'node:path'
import { readEnv } from './env.ts'

it('has a default for everything, and counts an empty variable as absent', () => {
  const env = readEnv({ PORT: '', LOG_LEVEL: '' })
  expect(env).toMatchObject({
    PORT: 4000,
    LOG_LEVEL: 'info',
    START_LANGUAGE: 'ar',
    SEED: 'demo',
    TRUSTED_PROXIES: [],
  })
  expect(isAbsolute(env.DATA_DIR) && isAbsolute(env.HOST_DIST)).toBe(true)
})

it('reads lists with commas', () => {
  expect(readEnv({ REMOTE_ORIGINS: 'https://a.test, https://b.test,' }).REMOTE_ORIGINS).toEqual([
    'https://a.test',
    'https://b.test',
  ])
})

it.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['JWT_SECRET', 'short'],
  ['SEED', 'maybe'],
  ['START_LANGUAGE', 'fr'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['TRUSTED_PROXIES', '127.0.0.1, everybody'],
  ['REMOTE_ORIGINS', 'not an origin'],
  ['REMOTE_ORIGINS', "https://a.test 'unsafe-eval'"],
])('refuses %s=%s and names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`cannot use: ${name}\\.$`))
})
