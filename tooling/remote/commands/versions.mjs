import { askJson } from '../api.mjs'
import { readApi, readCaller, readChannel, readCount, readName, readVersion } from '../arguments.mjs'
import { readBuilt, Refusal } from '../built-remote.mjs'
import { changesBetween, neededBump } from '../contract-changes.mjs'
import { readContract, readRegistry } from '../registry.mjs'

const prune = {
  positionals: ['NAME'],
  options: ['keep', 'api', 'token-file', 'json'],
  about: 'deletes old versions and their files',
  more: 'Requires --keep. Keeps versions that are live in a channel or were within seven days, and the newest N.',
  example: 'prune orders --keep 10',
  run: async ({ positionals: [text], values }) => {
    const name = readName(text)
    const keep = readCount({ text: values.keep ?? '', from: 1, to: 1000, what: '--keep' })
    const answer = await askJson({
      caller: readCaller(values),
      request: { path: '/api/Release/Prune', json: { name, keep } },
      doing: `prune ${name}`,
    })
    const { removed, kept } = answer
    const forgotten = removed.length === 0 ? 'nothing' : removed.join(', ')
    return { result: { name, ...answer }, text: `Forgot ${forgotten} of ${name}; ${kept} kept` }
  },
}

const POINTERS = {
  stable: entry => entry?.stable,
  previous: entry => entry?.previous,
  canary: entry => entry?.canary?.version,
}

const contractOf = async ({ name, what, place }) => {
  if (what === 'built') return readBuilt(name).contract
  if (!Object.hasOwn(POINTERS, what)) return readContract({ ...place, name, version: readVersion(what) })
  const version = POINTERS[what](place.registry.remotes[name])?.version
  if (!version) throw new Refusal(`${name} has no ${what} version.`, 5)
  return readContract({ ...place, name, version })
}

const shown = value => (typeof value === 'string' ? value : JSON.stringify(value))

const recordLines = (label, { added, removed, changed = [] }) => [
  ...removed.map(key => `- ${label} ${key}`),
  ...added.map(key => `+ ${label} ${key}`),
  ...changed.map(({ key, from, to }) => `~ ${label} ${key}: ${shown(from)} -> ${shown(to)}`),
]

const roleLines = (label, roles) =>
  roles.flatMap(({ key, added, removed }) =>
    recordLines('role', { added, removed }).map(line => `${line} of ${label} ${key}`),
  )

const pairLine = (label, pair) => (pair ? [`~ ${label}: ${pair.from} -> ${pair.to}`] : [])

const kilobytes = ({ raw, brotli }) => `${(raw / 1024).toFixed(1)} KB, ${(brotli / 1024).toFixed(1)} brotli`

const linesOf = ({ hostApi, namespace, paths, nav, roles, shares, files, sizes }) => [
  ...pairLine('host API', hostApi),
  ...pairLine('namespace', namespace),
  ...recordLines('path', { ...paths, changed: [] }),
  ...paths.changed
    .filter(({ from, to }) => from.path !== to.path)
    .map(({ from, to }) => `~ path ${from.path} -> ${to.path}`),
  ...roleLines('path', roles.paths),
  ...recordLines('entry', nav),
  ...roleLines('entry', roles.nav),
  ...recordLines('role in idle time', roles.background),
  ...recordLines('share', shares),
  ...recordLines('file', { ...files, changed: [] }),
  // Their hashes mean nothing to a reader.
  ...files.changed.map(({ key }) => `~ file ${key}`),
  ...(sizes.from.raw === sizes.to.raw && sizes.from.brotli === sizes.to.brotli
    ? []
    : [`~ JavaScript: ${kilobytes(sizes.from)} -> ${kilobytes(sizes.to)}`]),
]

const diff = {
  positionals: ['NAME', 'A', 'B'],
  options: ['channel', 'base-url', 'api', 'json'],
  about: 'lists the changes between two versions, and the version bump that they need',
  more: 'A and B are versions, or one of: stable, previous, canary (of the channel), built (here). Compares paths, entries, roles, shares, files and sizes.',
  example: 'diff orders stable built',
  run: async ({ positionals: [text, a, b], values }) => {
    const name = readName(text)
    for (const what of [a, b]) if (what !== 'built' && !Object.hasOwn(POINTERS, what)) readVersion(what)
    const api = readApi(values)
    const registry = await readRegistry({ api, channel: readChannel(values.channel) })
    const place = { api, registry, baseUrl: values['base-url'] }
    const [from, to] = await Promise.all([a, b].map(what => contractOf({ name, what, place })))
    const changes = changesBetween(from, to)
    const bump = neededBump(changes)
    const lines = linesOf(changes)
    return {
      result: { name, from: from.version, to: to.version, bump, ...changes },
      text: [
        `${name} ${from.version} -> ${to.version}, needs ${bump ? `a ${bump} version` : 'no other version number'}`,
        ...(lines.length === 0 ? ['nothing changed'] : lines),
      ].join('\n'),
    }
  },
}

/** Commands about versions themselves, not about pointers. */
export const versions = { prune, diff }
