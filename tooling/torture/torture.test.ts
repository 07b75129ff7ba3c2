import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { call, read } from './api/call.ts'
import type { Operation } from './api/contract.ts'
import { idsOf } from './api/named-ids.ts'
import { pixelBomb, png } from './api/png.ts'
import { leastOf, requestOf } from './api/request.ts'
import { sampleOf } from './api/sample.ts'
import { ATTACKS, ATTACK_NAMES } from './attacks.ts'
import { descendantsOf } from './instance/processes.ts'
import { HELP, readOptions } from './options.ts'
import { compare } from './stored-orders.ts'
import { jsonOf, tableOf } from './table.ts'
import type { Outcome } from './table.ts'
import { createVerdicts } from './verdicts.ts'

const options = (words: string) => {
  const found = readOptions(words.split(' ').filter(Boolean))
  if (found === 'help') throw new Error('Help was not asked for')
  return found
}

describe('options', () => {
  it('runs every attack by default, and last the one that ends the instance', () => {
    expect(options('').only).toEqual(ATTACK_NAMES)
    expect(ATTACK_NAMES.at(-1)).toBe('interrupt')
  })

  it('runs the attacks of --only in the order of the list', () => {
    expect(options('--only kills,storm').only).toEqual(['storm', 'kills'])
  })

  it('uses small amounts for --short and exact amounts from the command line', () => {
    const [whole, short] = [options('').size, options('--short').size]
    for (const [name, amount] of Object.entries(short))
      expect([name, Reflect.get(whole, name) > amount]).toEqual([name, true])
    expect(options('--short --kills 7 --database-kills 0').size).toEqual({
      ...short,
      kills: 7,
      databaseKills: 0,
    })
  })

  it.each(['--only storms', '--seed x', '--kills -1', '--what', '--requests 1.5'])('refuses %s', words => {
    expect(() => options(words)).toThrow()
  })

  it('lists every attack in the help', () => {
    expect(readOptions(['--help'])).toBe('help')
    for (const [name, { about }] of Object.entries(ATTACKS))
      expect(HELP).toContain(`${name.padEnd(12)} ${about}`)
  })
})

describe('comparison of acknowledged and stored orders', () => {
  it('separates lost ids from duplicated ids', () => {
    expect(compare(new Set(['a', 'b', 'c']), ['b', 'c', 'c', 'd'])).toEqual({ lost: ['a'], doubled: ['c'] })
  })

  it('ignores the order of ids and ids that were never acknowledged', () => {
    expect(compare(['a', 'b'], ['x', 'b', 'x', 'a'])).toEqual({ lost: [], doubled: [] })
  })
})

describe('results', () => {
  const verdicts = createVerdicts()
  verdicts.check(true, () => ({ what: 'never asked for', sent: '', came: '' }))
  for (const sent of ['one', 'two', 'three', 'four'])
    verdicts.check(false, () => ({ what: 'a fault', sent, came: '5'.repeat(1000) }))
  const { tried, failures } = verdicts
  const outcomes: Outcome[] = [
    { attack: 'storm', tried, failures, figures: ['p99 12 ms'], seconds: 1.25 },
    { attack: 'races', tried: 7, failures: [], figures: [], seconds: 0 },
  ]

  it('counts checks and records the request and the answer of a failure, truncated', () => {
    expect([tried, failures.length]).toEqual([5, 4])
    expect(failures[0]?.came).toMatch(/^5{300}… \(1000 characters\)$/)
  })

  it('prints a row for each attack, then each kind of failure with its first three cases', () => {
    const lines = tableOf(outcomes).split('\n')
    expect(lines.slice(0, 3)).toEqual([
      'attack  tried  failed   took  figures',
      'storm       5       4  1.3 s  p99 12 ms',
      'races       7       0  0.0 s',
    ])
    expect(lines[3]).toBe('FAIL  storm: a fault (4 times)')
    expect(lines.filter(line => line.includes('sent'))).toEqual(
      ['one', 'two', 'three'].map(sent => `      sent  ${sent}`),
    )
  })

  it('counts attacks, not cases, in JSON', () => {
    expect(JSON.parse(jsonOf(outcomes, 3))).toMatchObject({ seed: 3, passed: 1, failed: 1 })
  })
})

const update: Operation = {
  method: 'PUT',
  path: '/api/Branch/Update/{id}',
  tag: 'Branch',
  isGuarded: true,
  errors: new Set<string>(),
  parameters: [
    { name: 'id', in: 'path', isRequired: true, schema: { type: 'integer' } },
    { name: 'TypeId', in: 'query', isRequired: false, schema: { type: 'string' } },
    { name: 'Grid', in: 'query', isRequired: false, schema: { type: 'string' } },
  ],
  body: {
    type: 'object',
    required: ['serviceProviderId', 'city', 'prepMinutes'],
    properties: {
      serviceProviderId: { type: 'integer', minimum: 1 },
      excludeBranchesIds: { type: 'array', items: { type: 'integer' } },
      wheelId: { type: 'integer' },
      city: { type: 'string' },
      prepMinutes: { type: 'integer', minimum: 1 },
    },
  },
}

describe('requests generated from a contract', () => {
  it('finds every id and its table, undefined for an unknown name', () => {
    expect(idsOf(update).map(({ name, where, table }) => [name, where, table])).toEqual([
      ['id', 'path', 'branch'],
      ['serviceProviderId', 'body', 'service_provider'],
      ['excludeBranchesIds', 'body', 'branch'],
      ['wheelId', 'body', undefined],
    ])
  })

  it('fills required fields only', () => {
    expect(requestOf(update, leastOf(update))).toEqual({
      method: 'PUT',
      path: '/api/Branch/Update/1',
      json: { serviceProviderId: 1, city: 'riyadh', prepMinutes: 20 },
    })
  })

  it.each([
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    [{ enum: ['a', 'b'] }, 'a'],
    [{ type: 'array', minItems: 1, items: { type: 'integer', minimum: 5 } }, [5]],
    [
      { type: 'object', properties: { ar: {}, en: {} } },
      { ar: 'تعذيب', en: 'Torture' },
    ],
  ])('generates a valid value for %j', (schema, value) => {
    expect(sampleOf(schema)).toEqual(value)
  })
})

it('finds the children of a process and their descendants', () => {
  const all = [
    { pid: 1, parent: 0, command: 'a' },
    { pid: 2, parent: 1, command: 'b' },
    { pid: 3, parent: 2, command: 'c' },
    { pid: 4, parent: 0, command: 'd' },
  ]
  expect(descendantsOf(1, all).map(({ pid }) => pid)).toEqual([2, 3])
})

it('writes the claimed width into the PNG header and keeps a bomb below 1000 bytes', () => {
  expect(png({ width: 7, height: 5, colour: [1, 2, 3] }).readUInt32BE(16)).toBe(7)
  const bomb = pixelBomb(30_000)
  expect([bomb.readUInt32BE(16), bomb.length < 1000]).toEqual([30_000, true])
})

it('returns the status 0 when the server closes the connection, and parses JSON only', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/dies') request.socket.destroy()
    else response.end('{"a":1}')
  }).listen(0)
  const { port }: AddressInfo = Object(server.address())
  const url = `http://127.0.0.1:${port}`
  expect((await call(url, { path: '/dies' })).status).toBe(0)
  expect(read((await call(url, { path: '/' })).text)).toEqual({ a: 1 })
  expect(read('<html>')).toBeUndefined()
  server.close()
})
