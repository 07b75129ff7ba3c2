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
import { compare } from './stored.ts'
import { jsonOf, tableOf } from './table.ts'
import type { Outcome } from './table.ts'
import { createVerdicts } from './verdicts.ts'

const options = (words: string) => {
  const found = readOptions(words.split(' ').filter(Boolean))
  if (found === 'help') throw new Error('Help was not asked for')
  return found
}

describe('options', () => {
  it('runs every attack, and the one that ends the instance last', () => {
    expect(options('').only).toEqual(ATTACK_NAMES)
    expect(ATTACK_NAMES.at(-1)).toBe('front-door')
  })

  it('runs what is asked for, in the order of the list', () => {
    expect(options('--only kills,storm').only).toEqual(['storm', 'kills'])
  })

  it('does little of everything when it is short, and as much as it is told', () => {
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

  it('lists every attack in its help', () => {
    expect(readOptions(['--help'])).toBe('help')
    for (const [name, { about }] of Object.entries(ATTACKS))
      expect(HELP).toContain(`${name.padEnd(12)} ${about}`)
  })
})

describe('what is stored', () => {
  it('tells what was acknowledged and is not there from what is there twice', () => {
    expect(compare(new Set(['a', 'b', 'c']), ['b', 'c', 'c', 'd'])).toEqual({ lost: ['a'], doubled: ['c'] })
  })

  it('minds neither the order nor what was never acknowledged', () => {
    expect(compare(['a', 'b'], ['x', 'b', 'x', 'a'])).toEqual({ lost: [], doubled: [] })
  })
})

describe('the outcome', () => {
  const verdicts = createVerdicts()
  verdicts.check(true, () => ({ what: 'never asked for', sent: '', came: '' }))
  for (const sent of ['one', 'two', 'three', 'four'])
    verdicts.check(false, () => ({ what: 'a fault', sent, came: '5'.repeat(1000) }))
  const { tried, failures } = verdicts
  const outcomes: Outcome[] = [
    { attack: 'storm', tried, failures, figures: ['p99 12 ms'], seconds: 1.25 },
    { attack: 'races', tried: 7, failures: [], figures: [], seconds: 0 },
  ]

  it('counts tries and keeps what was sent and what came, shortened', () => {
    expect([tried, failures.length]).toEqual([5, 4])
    expect(failures[0]?.came).toMatch(/^5{300}… \(1000 characters\)$/)
  })

  it('is a row for each attack, then each kind of failure with some of its cases', () => {
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

  it('counts attacks, not cases, for a program', () => {
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

describe('requests out of a contract', () => {
  it('finds every id and whose it is, and says so when nobody knows', () => {
    expect(idsOf(update).map(({ name, where, table }) => [name, where, table])).toEqual([
      ['id', 'path', 'branch'],
      ['serviceProviderId', 'body', 'service_provider'],
      ['excludeBranchesIds', 'body', 'branch'],
      ['wheelId', 'body', undefined],
    ])
  })

  it('asks for no more than the contract does', () => {
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
  ])('makes of %j what it takes', (schema, value) => {
    expect(sampleOf(schema)).toEqual(value)
  })
})

it('finds the children of a process and theirs', () => {
  const all = [
    { pid: 1, parent: 0, command: 'a' },
    { pid: 2, parent: 1, command: 'b' },
    { pid: 3, parent: 2, command: 'c' },
    { pid: 4, parent: 0, command: 'd' },
  ]
  expect(descendantsOf(1, all).map(({ pid }) => pid)).toEqual([2, 3])
})

it('draws pictures that say how large they are', () => {
  expect(png({ width: 7, height: 5, colour: [1, 2, 3] }).readUInt32BE(16)).toBe(7)
  const bomb = pixelBomb(30_000)
  expect([bomb.readUInt32BE(16), bomb.length < 1000]).toEqual([30_000, true])
})

it('takes no answer for an answer with the status 0', async () => {
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
