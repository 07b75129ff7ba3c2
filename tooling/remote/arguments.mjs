import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apiOf } from '../standalone-build/settings.mjs'
import { Refusal, root } from './built-remote.mjs'
import { readChannel, readName, readVersion } from './read-name.mjs'

export { readChannel, readName, readVersion }

const DATA_DIR = path.resolve(root, process.env.DATA_DIR || 'data')
const TOKEN_FILE = path.join(DATA_DIR, 'deploy-token')

/** Every option by name: its value and its purpose. Commands list the ones that they accept. */
export const OPTIONS = {
  channel: { value: 'NAME', about: 'release channel (default: stable)' },
  from: { value: 'CHANNEL', about: 'use the stable version of that channel' },
  why: { value: 'TEXT', about: 'reason for the history' },
  expect: { value: 'N', about: 'only if the registry is still at revision N' },
  to: { value: 'VERSION', about: 'target version, one of --list' },
  list: { about: 'prints the possible target versions and their health; changes nothing' },
  revision: { about: 'prints only the revision of the registry' },
  preview: { value: 'NAME', about: 'publishes for holders of a link instead of for a channel' },
  days: { value: 'N', about: 'validity of a preview in days (default: 7, at most 30)' },
  'allow-lower': { about: 'allows replacing a higher version' },
  minutes: { value: 'N', about: 'validity of a link in minutes (default: 480, at most 1440)' },
  keep: { value: 'N', about: 'number of newest versions to keep' },
  hosts: { value: 'N', about: 'checks against the newest N released hosts (default: 5)' },
  'base-url': { value: 'URL', about: 'public address of a version (default: /remotes/{name}/{version}/)' },
  api: {
    value: 'URL',
    about: 'origin of the API (default: SUFRA_API, "sufra": {"api"} of package.json, http://localhost:4000)',
  },
  'token-file': {
    value: 'FILE',
    about: 'file with the deploy token (default: DATA_DIR/deploy-token; or SUFRA_DEPLOY_TOKEN)',
  },
  only: { value: 'PATTERN', about: 'runs only tests whose path matches' },
  'for-production-host': { about: 'serves a build for a host instead of a stand-alone application' },
  path: { value: 'PATH', about: 'address of its screen (default: NAME)' },
  'label-ar': { value: 'TEXT', about: 'label in the Arabic sidebar' },
  'label-en': { value: 'TEXT', about: 'label in the English sidebar (default: from NAME)' },
  roles: { value: 'ROLE,ROLE', about: 'roles that see it (default: Admin,BranchManager)' },
  port: {
    value: 'N',
    about: 'port of its own servers (default: 5004, or the next one that no remote here uses)',
  },
  'no-install': { about: 'skips pnpm install' },
  'no-browser': { about: 'skips the checks in a browser' },
  json: { about: 'prints one JSON value on standard output, also for errors' },
}

const wrong = text => new Refusal(text, 2)

export const readCount = ({ text, from, to, what }) => {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (count < from || count > to) throw wrong(`${what} is a whole number from ${from} to ${to}.`)
  return count
}

/** Returns the common fields of every pointer change; `undefined` values are omitted from the request. */
export const readChange = ({ channel, why, expect: revision }) => ({
  channel: readChannel(channel),
  why,
  expectedRevision:
    revision === undefined
      ? undefined
      : readCount({ text: revision, from: 0, to: 999_999_999, what: '--expect' }),
})

export const readApi = ({ api = apiOf(root) }) => {
  // "localhost:4000" parses as well, as an address of the scheme "localhost".
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

// The message omits the token: the error of an invalid header would print it.
const readToken = file => {
  const { SUFRA_DEPLOY_TOKEN: named } = process.env
  const token = (named || tokenIn(file)).trim()
  if (/^[\x21-\x7e]+$/.test(token)) return token
  throw wrong(
    `what ${named ? 'SUFRA_DEPLOY_TOKEN' : file} holds is no deploy token: it is one word of ASCII.`,
  )
}

/** Returns the API's address and the token. */
export const readCaller = values => ({
  api: readApi(values),
  token: readToken(values['token-file'] ?? TOKEN_FILE),
})

/** The same for requests that need no token: a named token file must exist. */
export const readAnyCaller = values => {
  const isNamed = Boolean(values['token-file'] ?? process.env.SUFRA_DEPLOY_TOKEN)
  return isNamed || existsSync(TOKEN_FILE) ? readCaller(values) : { api: readApi(values) }
}

/** Returns `--hosts`; undefined for all known hosts. */
export const readNewestHosts = ({ hosts }) =>
  hosts === undefined ? undefined : readCount({ text: hosts, from: 1, to: 5, what: '--hosts' })
