import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apiOf } from '../alone/settings.mjs'
import { Refusal, root } from './built-remote.mjs'
import { readChannel, readName, readVersion } from './read-name.mjs'

export { readChannel, readName, readVersion }

const DATA_DIR = path.resolve(root, process.env.DATA_DIR || 'data')
const TOKEN_FILE = path.join(DATA_DIR, 'deploy-token')

/** Every option by its name: what stands behind it, and what it is for. Commands name those that they take. */
export const OPTIONS = {
  channel: { value: 'NAME', about: 'line of releases (default: stable)' },
  from: { value: 'CHANNEL', about: 'take what is stable in that channel' },
  why: { value: 'TEXT', about: 'reason, kept in the history' },
  expect: { value: 'N', about: 'only if the registry still is at revision N' },
  to: { value: 'VERSION', about: 'which version, of those that --list names' },
  list: { about: 'says what there is to return to, and how each version fares; changes nothing' },
  revision: { about: 'says the revision of the registry and nothing else' },
  preview: { value: 'NAME', about: 'for whoever opens its link, and for no channel' },
  days: { value: 'N', about: 'how long a preview can be opened (default: 7, 30 at most)' },
  'allow-lower': { about: 'also over a version with a higher number' },
  minutes: { value: 'N', about: 'how long a link is good (default: 480, 1440 at most)' },
  keep: { value: 'N', about: 'how many of the newest versions stay' },
  hosts: { value: 'N', about: 'held against the newest N released hosts (default: the last five)' },
  'base-url': { value: 'URL', about: 'where browsers find a version (default: /remotes/{name}/{version}/)' },
  api: {
    value: 'URL',
    about: 'origin of the API (default: SUFRA_API, "sufra": {"api"} of package.json, http://localhost:4000)',
  },
  'token-file': {
    value: 'FILE',
    about: 'file with the deploy token (default: DATA_DIR/deploy-token; or SUFRA_DEPLOY_TOKEN)',
  },
  only: { value: 'PATTERN', about: 'tests whose path matches' },
  'for-production-host': { about: 'what a host loads, instead of an application of its own' },
  path: { value: 'PATH', about: 'address of its screen (default: NAME)' },
  'label-ar': { value: 'TEXT', about: 'its name in the Arabic sidebar' },
  'label-en': { value: 'TEXT', about: 'its name in the English sidebar (default: from NAME)' },
  roles: { value: 'ROLE,ROLE', about: 'who sees it (default: Admin,BranchManager)' },
  port: {
    value: 'N',
    about: 'where its own servers listen (default: 5004, or the next that no remote here has)',
  },
  'no-install': { about: 'leaves pnpm install to you' },
  'no-browser': { about: 'leaves out what is seen only in a browser' },
  json: { about: 'one JSON value on standard output, errors too' },
}

const wrong = text => new Refusal(text, 2)

export const readCount = ({ text, from, to, what }) => {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (count < from || count > to) throw wrong(`${what} is a whole number from ${from} to ${to}.`)
  return count
}

/** What every change of a pointer sends beside its own: `undefined` is left out of the request. */
export const readChange = ({ channel, why, expect: revision }) => ({
  channel: readChannel(channel),
  why,
  expectedRevision:
    revision === undefined
      ? undefined
      : readCount({ text: revision, from: 0, to: 999_999_999, what: '--expect' }),
})

export const readApi = ({ api = apiOf(root) }) => {
  // "localhost:4000" can be read too, as an address of the scheme "localhost".
  if (!/^https?:\/\//i.test(api) || !URL.canParse(api))
    throw wrong(`--api ${api} is no address; one looks like http://localhost:4000.`)
  return api
}

const tokenIn = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw wrong(`no deploy token: ${file} cannot be read, and SUFRA_DEPLOY_TOKEN is not set.`)
  }
}

// Said here, in words without it: a header that is none would be complained about with all that it holds.
const readToken = file => {
  const { SUFRA_DEPLOY_TOKEN: named } = process.env
  const token = (named || tokenIn(file)).trim()
  if (/^[\x21-\x7e]+$/.test(token)) return token
  throw wrong(
    `what ${named ? 'SUFRA_DEPLOY_TOKEN' : file} holds is no deploy token: it is one word of ASCII.`,
  )
}

/** Where to ask, and as whom. */
export const readCaller = values => ({
  api: readApi(values),
  token: readToken(values['token-file'] ?? TOKEN_FILE),
})

/** The same for what can be asked without a token too: one that is named must be there. */
export const readAnyCaller = values => {
  const isNamed = Boolean(values['token-file'] ?? process.env.SUFRA_DEPLOY_TOKEN)
  return isNamed || existsSync(TOKEN_FILE) ? readCaller(values) : { api: readApi(values) }
}

/** `--hosts`; undefined: all that are known. */
export const readNewestHosts = ({ hosts }) =>
  hosts === undefined ? undefined : readCount({ text: hosts, from: 1, to: 5, what: '--hosts' })
