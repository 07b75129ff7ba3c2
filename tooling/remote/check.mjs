import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { SHARED_KEYS, sharedVersions } from '../federation/shared-list.mjs'
import { textKeys } from '../federation/remote-config.mjs'
import { readBuilt, readConfig, readTexts, root, sha384 } from './built-remote.mjs'

const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

const problem = (code, text, remedy) => ({ code, text, remedy })

const filesAreWhole = ({ folder, contract }) =>
  Object.entries(contract.files)
    .filter(
      ([file, hash]) =>
        !existsSync(path.join(folder, file)) || sha384(readFileSync(path.join(folder, file))) !== hash,
    )
    .map(([file]) =>
      problem('file_changed', `${file} is not the file that contract.json names`, 'build again'),
    )

const sharesAreProvided = ({ contract }) => {
  const provided = sharedVersions(path.join(root, 'host'))
  return Object.entries(contract.consumes).flatMap(([key, range]) => {
    if (!SHARED_KEYS.includes(key))
      return [problem('share_unknown', `${key} is not shared by the host`, 'import it from @sufra/shared')]
    if (semver.satisfies(provided[key], range)) return []
    return [
      problem(
        'share_version',
        `${key} ${range} is needed, the host provides ${provided[key]}`,
        'align the versions',
      ),
    ]
  })
}

const leaves = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

const textsAreEqual = name => {
  const { ar, en } = readTexts(name)
  const keys = { ar: new Set(textKeys(ar)), en: new Set(textKeys(en)) }
  const missing = (from, to) =>
    [...keys[from]]
      .filter(key => !keys[to].has(key))
      .map(key =>
        problem(
          'text_missing',
          `${key} is missing in ${to}.json`,
          `add it to remote-${name}/src/locales/${to}.json`,
        ),
      )
  const written = new Set(leaves(ar))
  const counted = [
    ...new Set(
      leaves(en)
        .filter(key => /_(one|other)$/.test(key))
        .map(key => key.replace(/_[a-z]+$/, '')),
    ),
  ]
  const forms = counted.flatMap(key =>
    ARABIC_FORMS.filter(form => !written.has(`${key}_${form}`)).map(form =>
      problem('plural_missing', `${key}_${form} is missing in ar.json`, 'a count needs all six Arabic forms'),
    ),
  )
  return [...missing('en', 'ar'), ...missing('ar', 'en'), ...forms]
}

const fitsBudget = ({ contract, config }) => {
  const bytes = Object.entries(contract.sizes)
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { brotli }]) => sum + brotli, 0)
  const kilobytes = bytes / 1024
  if (kilobytes <= config.budget.brotliKb) return []
  const text = `its JavaScript is ${kilobytes.toFixed(1)} KB brotli, its budget ${config.budget.brotliKb}`
  return [problem('budget', text, 'make it smaller, or raise the budget in remote.config.mjs and say why')]
}

const pathsAreFree = async ({ name, others }) => {
  const taken = new Map()
  for (const other of others.filter(known => known !== name))
    for (const claim of (await readConfig(other)).paths) taken.set(claim.path, other)
  return (await readConfig(name)).paths
    .filter(claim => taken.has(claim.path))
    .map(claim =>
      problem('path_taken', `${claim.path} belongs to ${taken.get(claim.path)}`, 'claim another path'),
    )
}

/** Everything that speaks against publishing the last build of a remote, each with what to do about it. */
export const checkRemote = async ({ name, others }) => {
  const { folder, contract } = readBuilt(name)
  const config = await readConfig(name)
  return [
    ...filesAreWhole({ folder, contract }),
    ...sharesAreProvided({ contract }),
    ...textsAreEqual(name),
    ...fitsBudget({ contract, config }),
    ...(await pathsAreFree({ name, others })),
  ]
}
