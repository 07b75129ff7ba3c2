import { MERCHANT_ROLES, OPERATOR_ROLES } from '../../federation/roles.mjs'
import { claimsAreFree } from '../claims.mjs'
import { readName } from '../read-name.mjs'
import { Refusal } from '../refusal.mjs'

const ROLES = [...OPERATOR_ROLES, ...MERCHANT_ROLES]
const PATH = /^[a-z][\w-]*(\/[\w-]+)*$/i
const LABEL_LENGTH = 40
const LAST_PORT = 65_535

/** After the ports of Sufra's own remotes. */
export const FIRST_PORT = 5004
// After the host's entries: the place that the deploy token of a new remote allows by default.
const NAV_ORDER = 95

const wrong = text => new Refusal(text, 2)

const words = name => name.split('-').filter(Boolean)
const capital = word => `${word[0].toUpperCase()}${word.slice(1)}`

/** Default label. */
export const ARABIC_LABEL = 'شاشة جديدة'
export const englishLabel = name => capital(words(name).join(' '))

const readPath = text => {
  if (!PATH.test(text)) throw wrong(`--path ${text} is no path; one looks like kitchen or kitchen/today.`)
  return text
}

const readLabel = (option, text) => {
  const label = text.trim()
  if (label && label.length <= LABEL_LENGTH) return label
  throw wrong(`--${option} must be a text of 1 to ${LABEL_LENGTH} characters.`)
}

const readRoles = text => {
  const roles = text.split(',').map(role => role.trim())
  const stranger = roles.find(role => !ROLES.includes(role))
  if (stranger !== undefined) throw wrong(`there is no role "${stranger}"; there are ${ROLES.join(', ')}.`)
  return [...new Set(roles)]
}

const readPort = text => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > LAST_PORT) throw wrong(`--port is a whole number from 1 to ${LAST_PORT}.`)
  return port
}

const requireFree = ({ name, path: claimed }, others) => {
  if (others.some(other => other.name === name)) throw wrong(`there is a remote ${name} already.`)
  const contract = { paths: [{ path: claimed }], nav: [{ id: name }], i18n: { namespace: name } }
  const [taken] = claimsAreFree({ contract, others })
  if (taken)
    throw wrong(
      `${taken.text}; ${taken.code === 'path_taken' ? 'choose another --path' : 'choose another name'}.`,
    )
}

/**
 * Returns the settings of a new remote from the arguments of its command. Throws `Refusal` with exitCode 2 for
 * invalid ones, and for a name or path that the host or another remote has.
 * @param {object} options
 * @param {string} options.name as it was typed
 * @param {object} options.values of the options `path`, `label-ar`, `label-en`, `roles` and `port`
 * @param {{port: number, hostApi: string, others: object[]}} options.place constraints of its surroundings
 */
export const readNewRemoteOptions = ({ name: text, values, place }) => {
  const name = readName(text)
  if (words(name).join('-') !== name) throw wrong(`${name} is no name of a remote.`)
  const settings = {
    name,
    path: readPath(values.path ?? name),
    labels: {
      ar: readLabel('label-ar', values['label-ar'] ?? ARABIC_LABEL),
      en: readLabel('label-en', values['label-en'] ?? englishLabel(name)),
    },
    roles: readRoles(values.roles ?? 'Admin,BranchManager'),
    component: words(name).map(capital).join(''),
    port: values.port === undefined ? place.port : readPort(values.port),
    order: NAV_ORDER,
    hostApi: place.hostApi,
  }
  requireFree(settings, place.others)
  return settings
}
