import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { openIdentity } from '#src/testing/identity-fixture.ts'
import type { Answer, Identity } from '#src/testing/identity-fixture.ts'
import { hashPassword } from './password.ts'

// The real implementation, with counted calls.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})

const AT_ONCE = 6
// Only `pnpm bench limits` compares times, on an otherwise idle machine. A single comparison can still be
// slow by chance, but a real difference occurs each time.
const IS_TIMED = process.env.TIMED === 'on'
const ROUNDS = IS_TIMED ? 3 : 1
// Half a step of a coarse timer below the minimum wait of `inEvenTime`.
const LEAST_MS = 75

let identity: Identity

interface Case {
  name: string
  ask: (email: string) => Promise<Answer>
  /** Runs before each measured call. */
  prepare?: (email: string) => Promise<Answer>
  /** number of calls for the comparison of times; comparing answers needs fewer */
  count: number
  /** waits for a fixed time instead of equal work for unknown people */
  isEven?: true
}

const MOST = 200
const forget = (email: string) => identity.post('ForgetPassword', { email })
const confirm = (email: string, purpose: string) =>
  identity.post('CodeConfirmation', { email, code: '1234567'.slice(1), purpose })

const CASES: Case[] = [
  { name: 'login', ask: email => identity.login(email, 'Wrong-1234'), count: 100 },
  { name: 'ForgetPassword', ask: forget, count: MOST, isEven: true },
  { name: 'ForgetPassword within the cool-down', prepare: forget, ask: forget, count: 60, isEven: true },
  {
    name: 'ResendVerificationCode',
    ask: email => identity.post('ResendVerificationCode', { email, purpose: 'Login' }),
    count: MOST,
    isEven: true,
  },
  {
    name: 'CodeConfirmation after a code was asked for',
    prepare: forget,
    ask: email => confirm(email, 'ResetPassword'),
    count: 100,
  },
  { name: 'CodeConfirmation before', ask: email => confirm(email, 'SignUp'), count: 60 },
]

beforeAll(async () => {
  identity = await openIdentity()
  // Other tests use a faster hash, whose time would reveal which people exist.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await identity.rows('update app_user set password_hash = $1', [passwordHash])
  await identity.rows(
    `insert into app_user (account_id, email, name, role, password_hash)
      select account_id, 'person' || n || '@example.com', 'Person', 'Cashier', password_hash
      from app_user, generate_series(1, $1) n where app_user.email = 'staff@sufra.test'`,
    [CASES.length * ROUNDS * MOST],
  )
})
afterAll(() => identity?.close())

interface Sample {
  answer: Answer
  milliseconds: number
}

const sample = async (ask: () => Promise<Answer>): Promise<Sample> => {
  const startedAt = performance.now()
  const answer = await ask()
  return { answer, milliseconds: performance.now() - startedAt }
}

const median = (samples: Sample[]): number =>
  samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[samples.length >> 1] ?? 0

// Values of counters and clocks, which differ in any case.
const COUNTERS = new Set(['date', 'content-length', 'x-ratelimit-remaining', 'x-ratelimit-reset'])

const appearance = ({ answer }: Sample): string => {
  const headers = Object.entries(answer.headers).filter(([name]) => !COUNTERS.has(name))
  const body = answer.body
    .replace(/"traceId":"[^"]*"/, '')
    .replace(/(person|nobody)\d+@/, '')
    .replace(/"resendIn":\d+/, '"resendIn"')
  // Every browser gets its own cookie.
  const looks = JSON.stringify([answer.statusCode, headers, body])
  return looks.replace(/sufra_device=[\w-]{43}/, 'sufra_device')
}

/** Alternates between known and unknown people, so that a busy machine slows both. */
const compare = async ({ ask, prepare }: Case, { count, offset }: { count: number; offset: number }) => {
  const known: Sample[] = []
  const unknown: Sample[] = []
  const turn = async (number: number) => {
    const [person, nobody] = [`person${number}@example.com`, `nobody${number}@example.com`]
    if (prepare) for (const email of [person, nobody]) await prepare(email)
    const both = [
      async () => known.push(await sample(() => ask(person))),
      async () => unknown.push(await sample(() => ask(nobody))),
    ]
    for (const each of number % 2 ? both : both.reverse()) await each()
  }
  const worker = async (first: number) => {
    for (let number = first; number <= count; number += AT_ONCE) await turn(offset + number)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => worker(first + 1)))
  return { known, unknown }
}

const FEW = 12
const asked = ({ count }: Case): number => (IS_TIMED ? count : FEW)

// A real difference occurs each time; a busy machine slows one side by chance.
const excessOf = (known: Sample[], unknown: Sample[]): number => {
  const [slow = 0, fast = 0] = [median(known), median(unknown)].sort((a, b) => b - a)
  return slow - fast - Math.max(8, slow * 0.15)
}

it.each(CASES)(
  'answers $name alike for known and unknown people, in body, status, headers and time',
  async each => {
    const excesses: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const offset = (CASES.indexOf(each) * ROUNDS + round) * MOST
      const { known, unknown } = await compare(each, { count: asked(each), offset })
      expect(known).toHaveLength(asked(each))
      const looks = [known, unknown].map(samples => new Set(samples.map(appearance)))
      expect(looks[0]).toEqual(looks[1])
      expect(looks[0]?.size).toBe(1)
      const times = [...known, ...unknown].map(({ milliseconds }) => milliseconds)
      if (each.isEven) expect(Math.min(...times)).toBeGreaterThan(LEAST_MS)
      excesses.push(excessOf(known, unknown))
    }
    if (IS_TIMED) expect(Math.min(...excesses)).toBeLessThanOrEqual(0)
  },
)

it('does the same work for a wrong password of an unknown person as for a known one', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query')
  const workFor = async (email: string) => {
    await identity.login(email, 'Wrong-1234')
    statements.mockClear()
    jest.mocked(verify).mockClear()
    await identity.login(email, 'Wrong-1234')
    return { statements: statements.mock.calls.length, comparisons: jest.mocked(verify).mock.calls.length }
  }
  const person = await workFor(`person${CASES.length * ROUNDS * MOST}@example.com`)
  expect(person.statements).toBeGreaterThan(0)
  expect(person.comparisons).toBe(1)
  expect(await workFor('nobody@example.com')).toEqual(person)
  statements.mockRestore()
})

it('reveals nothing more to the owner of the right password', async () => {
  expect((await identity.login('person1@example.com', DEMO_PASSWORD)).statusCode).toBe(200)
})
