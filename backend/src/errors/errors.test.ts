import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'

const SOURCES = path.join(import.meta.dirname, '..')
const CALL = /\bvalidation\(\{([^}]*)\}/g
const MESSAGE = /\[\s*'([a-z_]+)'/g

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.ts$/.test(file) && !/\.test\.ts$|testing\//.test(file),
)
const refusals = sources.flatMap(file => {
  const code = readFileSync(path.join(SOURCES, file), 'utf8')
  return [...code.matchAll(CALL)].flatMap(([, fields]) =>
    [...(fields ?? '').matchAll(MESSAGE)].map(([, message]) => `${message}`),
  )
})

it('has a message in both languages for every field error of a route', () => {
  expect(refusals.length).toBeGreaterThan(100)
  const wordless = new Set(
    refusals.filter(key => (['ar', 'en'] as const).some(to => fieldTextOf(key, to) === key)),
  )
  expect([...wordless]).toEqual([])
})
