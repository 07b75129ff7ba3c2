import type { Attack, Ground } from '../attack.ts'
import { call, describe, read } from '../api/call.ts'
import type { Answer } from '../api/call.ts'
import { nameOf } from '../api/contract.ts'
import type { Operation } from '../api/contract.ts'
import { idsOf } from '../api/named-ids.ts'
import type { IdPlace } from '../api/named-ids.ts'
import { PRODUCT_FORMS, formed, readContract } from '../api/operations.ts'
import { signIn } from '../api/people.ts'
import type { SignedIn } from '../api/people.ts'
import { leastOf, requestOf } from '../api/request.ts'
import type { Values } from '../api/request.ts'
import { fingerprintOf } from '../merchant/fingerprint.ts'
import type { Fingerprint } from '../merchant/fingerprint.ts'
import { absentId, furnish, idsOfMerchant } from '../merchant/ids.ts'
import type { Ids } from '../merchant/ids.ts'
import { settle } from '../merchant/settle.ts'
import type { Verdicts } from '../verdicts.ts'

interface Sides {
  caller: SignedIn
  own: Ids
  foreign: Ids
  /** Account id of the merchant whose rows must not change. */
  victim: number
}

// Fields that a contract requires together with the id, although its schema cannot express that.
const together = ({ body }: Operation, { name }: IdPlace): Record<string, unknown> =>
  name === 'productId' && body?.properties?.modifierId ? { modifierId: 1 } : {}

const put = (values: Values, { name, where, isList }: IdPlace, id: number | string): Values => {
  if (where === 'body') return { ...values, body: { ...values.body, [name]: isList ? [id] : id } }
  return { ...values, [where]: { ...values[where], [name]: String(id) } }
}

// CSV, because a workbook contains its creation time, so two exports would differ.
const leastInText = (operation: Operation): Values => {
  const values = leastOf(operation)
  const hasChoice = operation.parameters.some(({ name }) => name === 'Format')
  return hasChoice ? { ...values, query: { ...values.query, Format: 'csv' } } : values
}

/** Returns a minimal request with the caller's own ids, in which the probe then replaces one id. */
const ownValues = (operation: Operation, own: Ids): Values =>
  idsOf(operation).reduce((values, place) => {
    const id = own[place.table ?? '']
    // A PUT needs the id of its row, even if its contract also serves POST and leaves the id optional.
    const isAsked =
      place.name in { ...values.query, ...values.path, ...values.body } ||
      (operation.method === 'PUT' && place.name === 'id')
    return id !== undefined && isAsked ? put(values, place, id) : values
  }, leastInText(operation))

let letters = 0
// An address can be invited only once.
const withNewAddress = (values: Values): Values =>
  values.body && 'email' in values.body
    ? { ...values, body: { ...values.body, email: `torture-${(letters += 1)}-${Date.now()}@sufra.test` } }
    : values

const VARYING = /"(traceId|serverTime)":"[^"]*"/g
const plain = ({ text }: Answer): string => text.replace(VARYING, '')

const ask = ({ url }: Ground, operation: Operation, { values, token }: { values: Values; token: string }) => {
  const request = requestOf(operation, withNewAddress(values))
  return call(url, { ...formed(operation, request), token })
}

// False when validation failed on other fields only, because then the server never checked the id.
const isReached = ({ text }: Answer, { name }: IdPlace): boolean => {
  const problem = read(text)
  const fields = Object.keys(problem?.errors ?? {})
  return problem?.code !== 'validation_failed' || fields.some(field => field.startsWith(name))
}

const probe = async (
  ground: Ground,
  { operation, place, sides }: { operation: Operation; place: IdPlace; sides: Sides },
  verdicts: Verdicts,
): Promise<void> => {
  const foreignId = sides.foreign[place.table ?? '']
  if (foreignId === undefined) {
    return verdicts.check(false, () => ({
      what: 'nobody knows whose things an id names',
      sent: `${place.name} of ${nameOf(operation)}`,
      came: 'add it to tooling/torture/api/named-ids.ts',
    }))
  }
  const least = ownValues(operation, sides.own)
  const values = least.body ? { ...least, body: { ...least.body, ...together(operation, place) } } : least
  const { token } = sides.caller
  const askBoth = async (): Promise<[Answer, Answer]> => [
    await ask(ground, operation, { values: put(values, place, foreignId), token }),
    await ask(ground, operation, { values: put(values, place, absentId(foreignId)), token }),
  ]
  const isEqual = ([one, other]: [Answer, Answer]): boolean =>
    one.status === other.status &&
    // Successful writes return different ids, so their bodies are not compared.
    ((operation.method !== 'GET' && one.status === 200) || plain(one) === plain(other))
  const first = await askBoth()
  // Retry a read once: its answers differ if an hour or a day ended between them.
  const answers = isEqual(first) || operation.method !== 'GET' ? first : await askBoth()
  const [foreign, absent] = answers
  verdicts.check(isEqual(answers) && foreign.status > 0 && foreign.status < 500, () => ({
    what: "another merchant's id is not answered like one that does not exist",
    sent: `${nameOf(operation)} with ${place.name} = ${foreignId}`,
    came: `${describe(foreign)}, and to one that does not exist ${describe(absent)}`,
  }))
  verdicts.check(isReached(absent, place), () => ({
    what: 'a request cannot be made from the contract',
    sent: `${nameOf(operation)} ${JSON.stringify(values)}`,
    came: `${describe(absent)}: add what it needs to tooling/torture/api/sample.ts`,
  }))
}

const attackGroup = async (
  ground: Ground,
  { operations, sides, before }: { operations: readonly Operation[]; sides: Sides; before: Fingerprint },
  verdicts: Verdicts,
): Promise<Fingerprint> => {
  for (const operation of operations)
    for (const place of idsOf(operation)) await probe(ground, { operation, place, sides }, verdicts)
  const after = await fingerprintOf(ground.instance, sides.victim)
  const changed = [...before].filter(([table, hash]) => after.get(table) !== hash).map(([table]) => table)
  const [only, more] = operations
  verdicts.check(changed.length === 0, () => ({
    what: "another merchant's rows were changed",
    sent: only && !more ? nameOf(only) : `one of ${operations.length} endpoints: without --short it is named`,
    came: changed.join(', '),
  }))
  return after
}

/**
 * Calls every endpoint that takes an id with an id of the other merchant, for both merchants. The answer must equal
 * that for an id that does not exist, and the other merchant's rows must not change.
 */
export const isolation: Attack = async (ground, verdicts) => {
  const { url, instance, say, isShort } = ground
  const operations = (await readContract(url)).filter(
    each => (each.isGuarded && idsOf(each).length > 0) || PRODUCT_FORMS.includes(each.path),
  )
  await furnish(instance)
  await settle(instance)
  const [first, second] = [await signIn(url, 'admin'), await signIn(url, 'second')]
  const [one, other] = [await idsOfMerchant(instance, 1), await idsOfMerchant(instance, 2)]
  const bothWays: Sides[] = [
    { caller: first, own: one, foreign: other, victim: 2 },
    { caller: second, own: other, foreign: one, victim: 1 },
  ]
  // Hashing all rows of a merchant takes longer than the requests to one endpoint, so --short does it once.
  const groups = isShort ? [operations] : operations.map(operation => [operation])
  for (const sides of bothWays) {
    let before = await fingerprintOf(instance, sides.victim)
    for (const group of groups)
      before = await attackGroup(ground, { operations: group, sides, before }, verdicts)
  }
  const places = operations.flatMap(idsOf).length
  say(`${operations.length} endpoints with ${places} ids, both ways round`)
  verdicts.figure(`${operations.length} endpoints, ${places} ids, 2 merchants`)
}
