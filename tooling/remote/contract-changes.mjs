import semver from 'semver'

// Treats `edit-category/:id` and `edit-category/:key` as the same address.
export const patternOf = path => path.replace(/:\w+/g, ':').toLowerCase()

const onlyIn = (some, others) => some.filter(each => !others.includes(each))

const lists = (from, to) => ({ added: onlyIn(to, from), removed: onlyIn(from, to) })

// Compares two records by key: added, removed and changed entries.
const records = (from, to) => ({
  ...lists(Object.keys(from), Object.keys(to)),
  changed: Object.keys(from)
    .filter(key => Object.hasOwn(to, key) && JSON.stringify(from[key]) !== JSON.stringify(to[key]))
    .map(key => ({ key, from: from[key], to: to[key] })),
})

const pathsOf = ({ paths }) =>
  Object.fromEntries(
    paths.map(({ path, roles, permission }) => [
      patternOf(path),
      { path, roles: [...roles].sort(), permission },
    ]),
  )

// Compares paths by pattern and reports them by address.
const pathChanges = (from, to) => {
  const { added, removed, changed } = records(from, to)
  return {
    added: added.map(key => to[key].path),
    removed: removed.map(key => from[key].path),
    changed: changed.map(change => ({ ...change, key: change.to.path })),
  }
}

const navOf = ({ nav }) =>
  Object.fromEntries(
    nav.map(({ id, labelKey, label, icon, path, order, roles, permission }) => [
      id,
      {
        labelKey,
        label: { ar: label.ar, en: label.en },
        icon,
        path,
        order,
        roles: [...roles].sort(),
        permission,
      },
    ]),
  )

// Entries of the palette and of the page of shortcuts: texts and addresses, no promise to other remotes.
const offersOf = ({ palette = [], shortcuts = [] }) =>
  Object.fromEntries([...palette, ...shortcuts].map(entry => [entry.id, entry]))

const rolesOf = ({ changed }) =>
  changed
    .map(({ key, from, to }) => ({ key, ...lists(from.roles, to.roles) }))
    .filter(({ added, removed }) => added.length + removed.length > 0)

const weigh = contract =>
  Object.entries(contract.sizes ?? {})
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { raw, brotli }]) => ({ raw: sum.raw + raw, brotli: sum.brotli + brotli }), {
      raw: 0,
      brotli: 0,
    })

const pairOf = (from, to) => (from === to ? null : { from, to })

/** Returns the changes between two contracts: paths, entries, roles, shares, files, and the size of the JavaScript. */
export const changesBetween = (from, to) => {
  const paths = pathChanges(pathsOf(from), pathsOf(to))
  const nav = records(navOf(from), navOf(to))
  return {
    hostApi: pairOf(from.hostApi, to.hostApi),
    namespace: pairOf(from.i18n.namespace, to.i18n.namespace),
    paths,
    nav,
    offers: records(offersOf(from), offersOf(to)),
    roles: { paths: rolesOf(paths), nav: rolesOf(nav), background: lists(from.background, to.background) },
    shares: records(from.consumes, to.consumes),
    files: records(from.files, to.files),
    sizes: { from: weigh(from), to: weigh(to) },
  }
}

const hasAny = (...groups) =>
  groups.some(({ added, removed, changed = [] }) => added.length + removed.length + changed.length > 0)

// True if some host could load the old version and cannot load the new one.
const isNarrower = hostApi => hostApi !== null && !semver.subset(hostApi.from, hostApi.to)

/**
 * Returns the required part of the version for these changes: 'major' if something is removed that hosts or merchants
 * use, 'minor' for an addition, 'patch' for any other change of the contract, null if only code changed, because the
 * build id already distinguishes the builds.
 */
export const neededBump = ({ hostApi, namespace, paths, nav, offers, roles }) => {
  const isTakenAway = [paths, nav, ...roles.paths, ...roles.nav].some(({ removed }) => removed.length > 0)
  if (isTakenAway || isNarrower(hostApi)) return 'major'
  if (paths.added.length + nav.added.length > 0) return 'minor'
  if (hostApi || namespace || hasAny(paths, nav, offers, roles.background)) return 'patch'
  return null
}
