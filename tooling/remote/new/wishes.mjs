import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hostApiOf } from '../../federation/host-facts-plugin.mjs'
import { MERCHANT_ROLES, OPERATOR_ROLES } from '../../federation/roles.mjs'
import { readName } from '../arguments.mjs'
import { readConfig, Refusal, remoteNames, root } from '../built-remote.mjs'
import { claimsAreFree } from '../claims.mjs'
import { HOST_CLAIMS } from '../host-claims.mjs'

const ROLES = [...OPERATOR_ROLES, ...MERCHANT_ROLES]
const PATH = /^[a-z][\w-]*(\/[\w-]+)*$/i
const LABEL_LENGTH = 40
const FIRST_PORT = 5004
// After the other remotes' entries, before those of the host that close the sidebar.
const NAV_ORDER = 55

const wrong = text => new Refusal(text, 2)

const words = name => name.split('-').filter(Boolean)
const capital = word => `${word[0].toUpperCase()}${word.slice(1)}`

const readPath = text => {
  if (!PATH.test(text)) throw wrong(`--path ${text} is no path; one looks like kitchen or kitchen/today.`)
  return text
}

const readLabel = (option, text) => {
  const label = text.trim()
  if (label && label.length <= LABEL_LENGTH) return label
  throw wrong(`--${option} is a text of 1 to ${LABEL_LENGTH} characters.`)
}

const readRoles = text => {
  const roles = text.split(',').map(role => role.trim())
  const stranger = roles.find(role => !ROLES.includes(role))
  if (stranger !== undefined) throw wrong(`there is no role "${stranger}"; there are ${ROLES.join(', ')}.`)
  return [...new Set(roles)]
}

const portOf = name => {
  const file = path.join(root, `remote-${name}/package.json`)
  return JSON.parse(readFileSync(file, 'utf8')).sufra?.port ?? 0
}

const freePort = () => Math.max(FIRST_PORT - 1, ...remoteNames.map(portOf)) + 1

const othersHere = () =>
  Promise.all(
    remoteNames.map(async name => {
      const { paths, nav } = await readConfig(name)
      return { name, paths, nav, i18n: { namespace: name } }
    }),
  )

const requireFree = async ({ name, path: claimed }) => {
  if (remoteNames.includes(name)) throw wrong(`there is a remote ${name} already, in remote-${name}.`)
  const contract = { paths: [{ path: claimed }], nav: [{ id: name }], i18n: { namespace: name } }
  const [taken] = claimsAreFree({ contract, others: [...HOST_CLAIMS, ...(await othersHere())] })
  if (taken)
    throw wrong(
      `${taken.text}; ${taken.code === 'path_taken' ? 'choose another --path' : 'choose another name'}.`,
    )
}

/**
 * What a new remote is to be, from the arguments of `pnpm remote new`. Throws `Refusal` with exitCode 2 for what makes no
 * sense, and for a name or path that the host or a remote of this repository has.
 */
export const readWishes = async ({ name: text, values }) => {
  const name = readName(text)
  if (words(name).join('-') !== name) throw wrong(`${name} is no name of a remote.`)
  const wishes = {
    name,
    path: readPath(values.path ?? name),
    labels: {
      ar: readLabel('label-ar', values['label-ar'] ?? 'شاشة جديدة'),
      en: readLabel('label-en', values['label-en'] ?? capital(words(name).join(' '))),
    },
    roles: readRoles(values.roles ?? 'Admin,BranchManager'),
    component: words(name).map(capital).join(''),
    port: freePort(),
    order: NAV_ORDER,
    hostApi: hostApiOf(path.join(root, 'host')),
  }
  await requireFree(wishes)
  return wishes
}
