import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findLocaleProblems } from '@sufra/shared/contracts/locale-parity'
import { remoteFolders } from '../build/targets.mjs'

const root = path.join(import.meta.dirname, '../..')

const localeFoldersIn = folder =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /^(ar|en)[.]json$/.test(entry.name))
    .map(entry => path.relative(root, entry.parentPath))

const readTexts = (folder, language) => {
  const file = path.join(root, folder, `${language}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const packages = ['host', ...remoteFolders(root)]
const folders = [...new Set(packages.flatMap(name => localeFoldersIn(`${name}/src`)))].sort()

it.each(packages)('%s has at least one folder of locale files', name => {
  expect(folders.filter(folder => folder.startsWith(`${name}/`))).not.toEqual([])
})

it.each(folders)('%s has the same keys, placeholders and plural forms in Arabic and English', folder => {
  expect(findLocaleProblems({ ar: readTexts(folder, 'ar'), en: readTexts(folder, 'en') })).toEqual([])
})
