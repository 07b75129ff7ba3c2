import { isRange } from '@sufra/shared/contracts/version-range'
import { MERCHANT_ROLES, OPERATOR_ROLES } from './roles.mjs'

/**
 * @typedef {{method: 'POST' | 'PUT', path: string, body: Record<string, unknown>}} PaletteCall one endpoint with its
 * body; "{id}" and "{brandId}" stand for the numbers of the line's entity
 * @typedef {PaletteCall & {doneKey: string, undo?: PaletteCall}} PaletteAct a call in place of a navigation
 */

/**
 * Configuration of a remote in `remote.config.mjs`; the build generates `contract.json` from it.
 * @typedef {object} RemoteConfig
 * @property {string} name key in the registry, namespace of its texts, e.g. 'orders'
 * @property {string} hostApi semver range of the host API that it needs
 * @property {{path: string, roles: string[], permission?: string, chunk: string}[]} paths `chunk` is the
 * webpackChunkName of the screen, `permission` a further condition on the role
 * @property {{id: string, labelKey: string, icon: string, path: string, order: number, roles: string[], permission?: string, key?: string}[]} nav
 * `key` is the letter that opens it after G
 * @property {{id: string, kind: 'screen' | 'action' | 'open', of?: 'product' | 'order' | 'merchant' | 'branch', onlyIf?: 'onSale' | 'snoozed', act?: PaletteAct, labelKey: string, icon: string, path: string, roles: string[], permission?: string}[]} [palette]
 * lines of the command palette; the screens of `nav` are added automatically
 * @property {{id: string, labelKey: string, keys: string[], path: string}[]} [shortcuts] keyboard shortcuts of its
 * screens, for the page that lists them
 * @property {string[]} background roles for which the host loads it in idle time
 * @property {{brotliKb: number}} budget of all its JavaScript together
 */

/**
 * Returns the global variable of a remote's container; the host uses the same rule. A remote's name may contain a
 * dash, a variable may not.
 */
export const containerName = name => `sufraRemote_${name.replaceAll('-', '_')}`

/** Name of the chunk with the exposed module of a remote. */
export const EXPOSED_CHUNK = 'exposed-module'

/**
 * Returns the global list that receives the chunks of one version. The host uses the same rule and deletes the list
 * with the version.
 */
export const chunkListName = uniqueName => `sufraChunks_${uniqueName.replaceAll(/[^a-z0-9]+/gi, '_')}`

const LANGUAGES = ['ar', 'en']
const ROLES = new Set([...OPERATOR_ROLES, ...MERCHANT_ROLES])

const textAt = (texts, key) => key.split('.').reduce((value, part) => value?.[part], texts)

const textIn = ({ key, config, locales }) => {
  const label = Object.fromEntries(LANGUAGES.map(language => [language, textAt(locales[language], key)]))
  const missing = LANGUAGES.filter(language => typeof label[language] !== 'string')
  if (missing.length > 0)
    throw new Error(`${config.name}: the text ${key} is missing in ${missing.join(', ')}.json`)
  return label
}

const actOf = ({ act, ...named }) =>
  act && {
    ...act,
    doneKey: `${named.config.name}:${act.doneKey}`,
    done: textIn({ key: act.doneKey, ...named }),
  }

/** Returns an entry with its label inline, so that sidebar and palette are complete before the remote's code runs. */
const labelled = ({ entry, config, locales }) => {
  const label = textIn({ key: entry.labelKey, config, locales })
  const act = actOf({ act: entry.act, config, locales })
  return { ...entry, labelKey: `${config.name}:${entry.labelKey}`, label, ...(act && { act }) }
}

// Matches addresses of `edit-category/:id`, such as `edit-category/12?from=menus` and `edit-category/{id}`.
const leadsTo = claimed => {
  const pattern = claimed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return address => new RegExp(`^${pattern}$`).test(address.split('?')[0])
}

/**
 * Returns the part of `contract.json` that does not depend on the built files. Throws if the configuration
 * contradicts itself.
 */
export const declaredContract = ({ config, locales }) => {
  if (!isRange(String(config.hostApi)))
    throw new Error(`${config.name}: hostApi is ${config.hostApi}, which is no range of versions`)
  const paths = new Set(config.paths.map(({ path }) => path))
  if (paths.size !== config.paths.length) throw new Error(`${config.name}: a path is claimed twice`)
  const { palette = [], shortcuts = [] } = config
  const isClaimed = address => [...paths].some(claimed => leadsTo(claimed)(address))
  const stray = [...config.nav, ...palette, ...shortcuts].find(entry => !isClaimed(entry.path))
  if (stray)
    throw new Error(
      `${config.name}: the entry ${stray.id} leads to ${stray.path}, which is not among its paths`,
    )
  const roles = [...config.paths, ...config.nav, ...palette]
    .flatMap(claim => claim.roles)
    .concat(config.background)
  const stranger = roles.find(role => !ROLES.has(role))
  if (stranger) throw new Error(`${config.name}: there is no role ${stranger}`)
  return {
    schema: 1,
    name: config.name,
    hostApi: config.hostApi,
    nav: config.nav.map(entry => labelled({ entry, config, locales })),
    palette: palette.map(entry => labelled({ entry, config, locales })),
    shortcuts: shortcuts.map(entry => labelled({ entry, config, locales })),
    background: config.background,
    i18n: {
      namespace: config.name,
      files: Object.fromEntries(LANGUAGES.map(language => [language, `locales/${language}.json`])),
    },
  }
}

/** Returns the dotted keys of a locale file without plural suffixes: Arabic has six forms where English has two. */
export const textKeys = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? textKeys(value, `${prefix}${key}.`)
      : [`${prefix}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`],
  )
