import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { openIdentity, type Answer, type Identity } from '#src/testing/identity-fixture.ts'

const PEOPLE = 200
const AT_ONCE = 6

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
  await identity.rows(
    `insert into app_user (account_id, email, name, role, password_hash)
      select account_id, 'person' || n || '@example.com', 'Person', 'Cashier', password_hash
      from app_user, generate_series(1, $1) n where app_user.email = 'staff@sufra.test'`,
    [PEOPLE],
  )
}, 60_000)
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

// These count calls and tell the time, whoever is asked about.
const COUNTERS = new Set(['date', 'content-length', 'x-ratelimit-remaining', 'x-ratelimit-reset'])

const appearance = ({ answer }: Sample): string => {
  const headers = Object.entries(answer.headers).filter(([name]) => !COUNTERS.has(name))
  const body = answer.body
    .replace(/"traceId":"[^"]*"/, '')
    .replace(/(person|nobody)\d+@/, '')
    .replace(/"resendIn":\d+/, '"resendIn"')
  return JSON.stringify([answer.statusCode, headers, body])
}

/** Asks about people and about nobody, turn and turn about, so that a busy machine slows both. */
const compare = async (ask: (email: string) => Promise<Answer>, count = PEOPLE) => {
  const known: Sample[] = []
  const unknown: Sample[] = []
  const turn = async (number: number) => {
    const both = [
      async () => known.push(await sample(() => ask(`person${number}@example.com`))),
      async () => unknown.push(await sample(() => ask(`nobody${number}@example.com`))),
    ]
    for (const each of number % 2 ? both : both.reverse()) await each()
  }
  const worker = async (first: number) => {
    for (let number = first; number <= count; number += AT_ONCE) await turn(number)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => worker(first + 1)))
  return { known, unknown }
}

const CASES: [string, (email: string) => Promise<Answer>, number][] = [
  ['login', email => identity.login(email, 'Wrong-1234'), 100],
  ['ForgetPassword', email => identity.post('ForgetPassword', { email }), PEOPLE],
  ['ForgetPassword within the cool-down', email => identity.post('ForgetPassword', { email }), 60],
  [
    'ResendVerificationCode',
    email => identity.post('ResendVerificationCode', { email, purpose: 'Login' }),
    PEOPLE,
  ],
  [
    'CodeConfirmation after a code was asked for',
    email => identity.post('CodeConfirmation', { email, code: '1234567'.slice(1), purpose: 'ResetPassword' }),
    PEOPLE,
  ],
  [
    'CodeConfirmation before',
    email => identity.post('CodeConfirmation', { email, code: '123456', purpose: 'SignUp' }),
    60,
  ],
]

it.each(CASES)(
  'answers %s alike for people and for nobody, in body, status, headers and time',
  async (_name, ask, count) => {
    const { known, unknown } = await compare(ask, count)
    expect(known).toHaveLength(count)
    const looks = [known, unknown].map(samples => new Set(samples.map(appearance)))
    expect(looks[0]).toEqual(looks[1])
    expect(looks[0]?.size).toBe(1)
    const [slow = 0, fast = 0] = [median(known), median(unknown)].sort((a, b) => b - a)
    expect(slow - fast).toBeLessThan(Math.max(8, slow * 0.15))
  },
  60_000,
)

it('tells who has the right password no more than that', async () => {
  expect((await identity.login('person1@example.com', DEMO_PASSWORD)).statusCode).toBe(200)
})
