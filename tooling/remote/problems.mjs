import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { localeProblems } from '@sufra/shared/contracts/locale-parity'
import { textKeys } from '../federation/remote-config.mjs'
import { sha384 } from './built-remote.mjs'
import { claimsAreFree, versionIsRaised } from './claims.mjs'
import { findMissingInHosts } from './host-compatibility.mjs'
import { filesAreTaken } from './stored-files.mjs'

const problem = (code, text, remedy) => ({ code, text, remedy })

const isWhole = ({ folder, file, hash }) =>
  existsSync(path.join(folder, file)) && sha384(readFileSync(path.join(folder, file))) === hash

const filesAreWhole = ({ folder, contract }) =>
  Object.entries(contract.files)
    .filter(([file, hash]) => !isWhole({ folder, file, hash }))
    .map(([file]) =>
      problem('file_changed', `${file} is not the file that contract.json names`, 'build again'),
    )

const TEXT_REMEDIES = {
  text_missing: 'write it in src/locales/ar.json and en.json',
  plural_missing: 'a count needs all six Arabic forms and both English ones',
  placeholder_differs: 'use the same placeholders in both languages',
}

const textsAreEqual = texts =>
  localeProblems(texts).map(({ code, text }) => problem(code, text, TEXT_REMEDIES[code]))

// A text that both languages lack is noticed only by its use.
const usedTextsAreThere = ({ texts, usedTexts }) => {
  const written = [...textKeys(texts.ar), ...textKeys(texts.en)]
  const isThere = key =>
    written.some(each => each === key || each.startsWith(`${key}.`) || each.startsWith(`${key}_`))
  return usedTexts
    .filter(({ key }) => !isThere(key))
    .map(({ key, file }) =>
      problem(
        'text_unknown',
        `${key} is in neither language, and src/${file} shows it`,
        'write it in src/locales/ar.json and en.json, or correct the key',
      ),
    )
}

const importsAreOurs = ({ foreignImports = [] }) =>
  foreignImports.map(({ from, file }) =>
    problem(
      'import_refused',
      `src/${file} imports ${from}: a second copy of it, without the host's context`,
      'take it from @sufra/shared/ui or @sufra/shared/router',
    ),
  )

const fitsBudget = ({ contract, budget }) => {
  const scripts = Object.entries(contract.sizes).filter(([file]) => file.endsWith('.js'))
  const kilobytes = scripts.reduce((sum, [, { brotli }]) => sum + brotli, 0) / 1024
  if (kilobytes <= budget.brotliKb) return []
  const text = `its JavaScript is ${kilobytes.toFixed(1)} KB brotli, its budget ${budget.brotliKb}`
  return [problem('budget', text, 'make it smaller, or raise the budget in remote.config.mjs and say why')]
}

/**
 * Returns every static problem that prevents publishing a build, each with a remedy.
 * @param {object} build
 * @param {string} build.folder of its files
 * @param {string[]} build.files files to upload
 * @param {object} build.contract its contract.json
 * @param {{ar: object, en: object}} build.texts
 * @param {{brotliKb: number}} build.budget
 * @param {{key: string, file: string}[]} build.usedTexts keys that the code uses
 * @param {{from: string, file: string}[]} [build.foreignImports] imports of the code past `@sufra/shared`
 * @param {object[]} build.hosts facts of each host that will load it
 * @param {{name: string, paths: object[], nav: object[], i18n: object}[]} build.others claims of the other remotes
 * @param {{version: string, contract: object} | null} build.stable stable version in the registry
 */
export const problemsOf = build => [
  ...filesAreWhole(build),
  ...filesAreTaken(build),
  ...findMissingInHosts(build),
  ...textsAreEqual(build.texts),
  ...usedTextsAreThere(build),
  ...importsAreOurs(build),
  ...fitsBudget(build),
  ...claimsAreFree(build),
  ...versionIsRaised(build),
]
