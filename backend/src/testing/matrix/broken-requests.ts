import type { Route } from '#src/routing/route.ts'
import { leavesOf, withValue } from './body-places.ts'
import { pairsOf, pathOf, queryNames, urlOf } from './request-url.ts'
import type { Ask } from './sample.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const MEGABYTE = 1_000_000
const MOST_HUGE = 2
// Fits into the body of any route, so the contract validates it.
const FITTING = 100_000
// Fits into the largest body, and exceeds the call stack if parsed recursively.
const DEEP = 20_000

type Body = string | Buffer

// Valid JSON that every contract must handle.
const ODD: Body[] = [
  ...['', 'null', '[]', '{}', '"text"', '7', 'true', '{"a":1e999}', '{"a":1,"a":2}', '\uFEFF{}'],
  ...['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":"\\ud800"}'],
]

// Bodies that are refused while they are parsed, before the endpoint runs.
const UNREADABLE: Body[] = [
  ...[' ', 'undefined', '{', '{"a":', '{"a":1}}', "{'a':1}", '{"a":NaN}'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'],
  ...['['.repeat(20_000), '{"a":'.repeat(20_000), `{"a":"${'x'.repeat(1_100_000)}"}`],
  ...['['.repeat(DEEP) + ']'.repeat(DEEP), `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  `{${Array.from({ length: 9000 }, (_, at) => `"k${at}":1`).join()}}`,
  `[${'1,'.repeat(60_000)}1]`,
  Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
]

const CUT_FORM = '--x\r\nContent-Disposition: form-data; name="JsonProduct"\r\n\r\n{"name":'
const WHOLE_FORM = `${CUT_FORM}1}\r\n--x--\r\n`
const TYPES: [string, string][] = [
  ['text/plain', '{}'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'a=1&a=2'],
  ['application/json; charset=utf-16', '{}'],
  ['nonsense', '{}'],
  ['multipart/form-data', WHOLE_FORM],
  ['multipart/form-data; boundary=', WHOLE_FORM],
  ['multipart/form-data; boundary=x', CUT_FORM],
  ['multipart/form-data; boundary=x', WHOLE_FORM],
  ['multipart/form-data; boundary=x', '--x--\r\n'],
  ['multipart/form-data; boundary=other', WHOLE_FORM],
]

const HEADERS: Record<string, string>[] = [
  { 'idempotency-key': '\u00e9', cookie: 'sufra_refresh=%; sufra_refresh=; =;;' },
  { 'idempotency-key': 'x'.repeat(300), 'last-event-id': '9'.repeat(30) },
  { 'accept-language': ';;q=,,*;q=x', accept: '*/*;q=', 'if-none-match': '\u00ff', range: 'bytes=9-1' },
  { authorization: `Bearer ${'a'.repeat(8000)}.b.c` },
]

const inTurn = <Item>(items: Item[], turn: number): Item[] =>
  items.filter((_, at) => at === turn % items.length)

/** Returns whether a route parses its body with the default limits. */
const isReadAsMost = ({ raw, multipart, bodyLimit }: Route): boolean =>
  !raw && !multipart && bodyLimit === undefined

const badUrls = (route: Route, { url, turn }: { url: string; turn: number }): string[] => {
  const pairs = pairsOf(url)
  const [path, joint] = [pathOf(url), url.includes('?') ? '&' : '?']
  const odd = [
    `${url}${joint}%00=1`,
    `${url}${joint}a=%E0%A4%A`,
    `${url}${joint}a[b]=1&a[]=2`,
    `${path}?${'a=1&'.repeat(10_000)}`,
    `${url}${joint}${'x'.repeat(MEGABYTE)}=1`,
    `${path}?`,
    `${path}?&&&=`,
  ]
  return [
    // A route without a query contract reads no query names, so one odd query per route is enough.
    ...(route.query ? odd : inTurn(odd, turn)),
    ...pairs.map(pair => urlOf(path, [...pairs, pair])),
    ...pairs.map(([name, value]) => urlOf(path, [...pairs, [name.toUpperCase(), value]])),
    ...pairs.map(pair =>
      urlOf(
        path,
        pairs.filter(each => each !== pair),
      ),
    ),
  ]
}

const hugeTexts = (route: Route, { json }: Ask): object[] =>
  leavesOf(json)
    .slice(0, MOST_HUGE)
    .map(path => Object(withValue(json, path, 'x'.repeat(isReadAsMost(route) ? FITTING : MEGABYTE))))

// Values that have broken servers before go to every place; all others are left to the random generator.
const WORST_TEXTS = ['a\0b', 'a\\', '', '-1', '99999999999']
const WORST_VALUES = ['a\0b', 'a\ud800', 2 ** 31, -1, null, [], {}]

const worstQueries = (route: Route, ask: Ask): Ask[] =>
  queryNames(route, ask.url).flatMap(name =>
    WORST_TEXTS.map(text => {
      const others = pairsOf(ask.url).filter(([other]) => other !== name)
      return { ...ask, url: urlOf(pathOf(ask.url), [...others, [name, text]]) }
    }),
  )

const worstBodies = (ask: Ask): Ask[] => {
  const part = ask.form ? 'form' : 'json'
  const body = ask[part]
  if (!body) return []
  return leavesOf(body).flatMap(path =>
    WORST_VALUES.map(value => ({ ...ask, [part]: Object(withValue(body, path, value)) })),
  )
}

interface Working {
  ask: Ask
  /** index of the route among those that share the cases */
  turn: number
}

/** Returns a working request broken in every way that does not depend on its content. */
export const brokenRequests = (route: Route, { ask, turn }: Working): Ask[] => {
  const { method } = route
  const { url, isStream, json } = ask
  const rest = { url, ...(isStream && { isStream }) }
  // Routes with the default limits refuse the same bodies, so they share these cases in turn.
  const share = <Item>(items: Item[]) => (isReadAsMost(route) ? inTurn(items, turn) : items)
  const bodies = [
    ...[...ODD, ...share(UNREADABLE)].map(raw => ({ ...rest, raw, headers: JSON_TYPE })),
    ...share(TYPES).map(([type, raw]) => ({ ...rest, raw, headers: { 'content-type': type } })),
    ...(json ? hugeTexts(route, ask).map(huge => ({ ...ask, json: huge })) : []),
  ]
  return [
    ...badUrls(route, { url, turn }).map(bad => ({ ...ask, url: bad })),
    ...HEADERS.map(headers => ({ ...ask, headers: { ...ask.headers, ...headers } })),
    ...(method === 'POST' || method === 'PUT' ? bodies : []),
    ...worstQueries(route, ask),
    ...worstBodies(ask),
  ]
}
