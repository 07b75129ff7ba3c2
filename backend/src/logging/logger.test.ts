import { Writable } from 'node:stream'
import { pino } from 'pino'
import { loggerOptions } from './logger.ts'

const CANARY = 'canary-7f3a'

const linesOf = (write: (log: pino.Logger) => void): string => {
  let text = ''
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  write(pino(loggerOptions({ LOG_LEVEL: 'trace' }), sink))
  return text
}

it.each(['password', 'accessToken', 'refreshToken', 'authorization', 'cookie', 'token'])(
  'keeps a %s out of the log',
  key => {
    const text = linesOf(log => {
      log.info({ [key]: CANARY, body: { [key]: CANARY }, request: { headers: { [key]: CANARY } } }, 'seen')
    })
    expect(text).toContain('seen')
    expect(text).not.toContain(CANARY)
  },
)

it('logs the SQL state of a failed query without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    severity: 'ERROR',
    detail: `Key (${CANARY})`,
  })
  const error = new Error(`Failed query: insert into t values ($1)\nparams: ${CANARY}`, { cause })
  const text = linesOf(log => log.error({ err: Object.assign(error, { params: [CANARY] }) }, 'failed'))
  expect(text).toContain('23505')
  expect(text).not.toContain(CANARY)
})
