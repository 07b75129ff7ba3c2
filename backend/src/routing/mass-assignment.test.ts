// @own-registry: runs as long as a suite.
import pg from 'pg'
import type { z } from 'zod'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import { listAllowedRequests } from '#src/testing/matrix/allowed-requests.ts'
import type { AllowedRequest } from '#src/testing/matrix/allowed-requests.ts'
import { placesIn, valueAt, withValue } from '#src/testing/matrix/body-places.ts'
import type { Place } from '#src/testing/matrix/body-places.ts'
import { requestOf } from '#src/testing/matrix/call.ts'
import { keyOf } from '#src/testing/matrix/routes.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'

/** Columns that an attacker would try first. */
const COVETED = [
  ...['role', 'roleName', 'roleId', 'permissions', 'isAdmin', 'isSuperAdmin', 'customRoleId'],
  ...['accountId', 'account_id', 'userId', 'ownerId', 'tenantId', 'serviceProviderId', 'branchIds'],
  ...['isVerified', 'isEmailVerified', 'is_email_verified', 'isActive', 'isTwoStep', 'status', 'state'],
  ...['passwordHash', 'password_hash', 'sessionVersion', 'session_version', 'sid', 'emailVerifiedAt'],
  ...[
    'finalPrice',
    'price',
    'priceMonthly',
    'trialDays',
    'expiryDate',
    'rowVersion',
    'createdAt',
    'deletedAt',
  ],
]
const FEWEST_NAMES = 200
const UNKNOWN = [fieldTextOf('unknown_field', 'en')]

const contractOf = ({ route, sample }: AllowedRequest): z.ZodType | undefined =>
  sample.contract ?? (route.body === NoBody ? undefined : route.body)

const rows = listAllowedRequests().flatMap(allowed => {
  const contract = contractOf(allowed)
  return contract ? [{ name: keyOf(allowed.route), contract, allowed }] : []
})

let world: World
let names: string[]
beforeAll(async () => {
  world = await createWorld()
  const owner = new pg.Client({ connectionString: world.test.ownerUrl })
  await owner.connect()
  const { rows: columns } = await owner.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  await owner.end()
  const camel = columns.map(({ name }) =>
    name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
  )
  names = [...new Set([...columns.map(({ name }) => name), ...camel, ...COVETED])]
})
afterAll(() => world?.close())

const send = async ({ route, sample, actor }: AllowedRequest, spoil: (body: unknown) => unknown) => {
  const { headers, ids } = world.caller(actor)
  const ask = sample.ask(ids)
  const part = ask.form ? 'form' : 'json'
  const answer = await world.test.app.inject(
    requestOf(route, { ...ask, [part]: spoil(ask[part]) }, { ...headers }),
  )
  return { status: answer.statusCode, code: answer.json().code, errors: answer.json().errors }
}

const withKeys = (body: unknown, { path }: Place, keys: string[]): unknown =>
  withValue(body, path, {
    ...Object(valueAt(body, path)),
    ...Object.fromEntries(keys.map(key => [key, 1])),
  })

const refusal = ({ path }: Place, keys: string[]) => ({
  status: 400,
  code: 'validation_failed',
  errors: Object.fromEntries(keys.map(key => [[...path, key].join('.'), UNKNOWN])),
})

it('reads the columns of all tables', () => {
  expect(names.length).toBeGreaterThan(FEWEST_NAMES)
})

it.each(rows.map(row => [row.name, row] as const))(
  'refuses every column that %s does not offer',
  async (_name, { allowed, contract }) => {
    const ask = allowed.sample.ask(world.caller(allowed.actor).ids)
    const places = placesIn(contract, ask.form ?? ask.json)
    expect(places).not.toHaveLength(0)
    for (const place of places) {
      const unknown = names.filter(name => !place.known.includes(name))
      const all = await send(allowed, body => withKeys(body, place, unknown))
      expect(all).toEqual(refusal(place, unknown))
      for (const name of COVETED.filter(each => unknown.includes(each))) {
        const one = await send(allowed, body => withKeys(body, place, [name]))
        expect(one).toEqual(refusal(place, [name]))
      }
    }
    expect(await world.kept.changed()).toEqual([])
  },
)
