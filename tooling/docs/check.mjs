import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEPRECATIONS } from '@sufra/shared/contracts/deprecations'
import { brokenSectionLinks, unknownSections } from './cited-sections.mjs'
import { decisionProblems, unknownDecisions } from './decision-records.mjs'
import { deprecatedImports } from './deprecated-imports.mjs'
import { namedPaths } from './named-paths.mjs'
import { unplainWords } from './plain-words.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const scripts = Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts)
// Documents of a team's checkout.
const ofTeams = [
  ...readFileSync(path.join(root, 'tooling/remote/template/package.json.template'), 'utf8').matchAll(
    /^ +"(\w+)": "sufra-remote/gm,
  ),
].map(([, script]) => script)
const pnpmVerbs = new Set(['install', 'exec', 'add', 'dlx', ...scripts, ...ofTeams])

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true }).map(name => `docs/${name}`),
].filter(name => name.endsWith('.md'))

const brokenLinks = ({ name, text }) =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
    .map(match => match[1])
    .filter(target => !existsSync(path.resolve(root, path.dirname(name), target)))
    .map(target => `${name}: the link ${target} leads nowhere`)

const brokenSections = ({ name, text }) => {
  const read = target => {
    const file = path.resolve(root, path.dirname(name), target)
    return file.endsWith('.md') && existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  return brokenSectionLinks(text, read).map(link => `${name}: the link ${link} names no section`)
}

const missingScripts = ({ name, text }) =>
  [...text.matchAll(/\bpnpm (?:run )?([a-z][a-z:-]*)/g)]
    .map(match => match[1])
    .filter(verb => !pnpmVerbs.has(verb))
    .map(verb => `${name}: there is no script "${verb}"`)

const missingPaths = ({ name, text }) =>
  namedPaths(text)
    .filter(named => !existsSync(path.join(root, named)))
    .map(named => `${name}: there is no ${named}`)

const problems = documents.flatMap(name => {
  const document = { name, text: readFileSync(path.join(root, name), 'utf8') }
  return [brokenLinks, brokenSections, missingScripts, missingPaths].flatMap(find => find(document))
})

/**
 * Returns files that match a pattern of `git grep`, with their texts. Tests of this check are excluded, because they
 * cite missing records.
 */
const filesWith = (pattern, paths = ['.']) => {
  const { stdout } = spawnSync('git', ['grep', '-lIE', pattern, '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  return (stdout ?? '')
    .split('\n')
    .filter(name => name !== '' && !/^tooling\/docs\/.*\.test\.mjs$/.test(name))
    .map(name => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
}

const specification = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
for (const { name, text } of filesWith('specification#[a-z]', ['*.ts', '*.tsx', '*.mjs']))
  for (const slug of unknownSections(text, specification))
    problems.push(`${name}: docs/specification.md has no section ${slug}`)

const DECISIONS = 'docs/decisions'
const records = readdirSync(path.join(root, DECISIONS))
  .filter(name => name !== 'README.md')
  .map(name => ({ name, text: readFileSync(path.join(root, DECISIONS, name), 'utf8') }))
const index = readFileSync(path.join(root, DECISIONS, 'README.md'), 'utf8')
problems.push(...decisionProblems(records, index).map(problem => `${DECISIONS}/${problem}`))

const recordNames = records.map(({ name }) => name)
for (const { name, text } of filesWith('[Dd]ecisions? [0-9]|decisions/[0-9]{4}|\\]\\([^)]*[0-9]{4}-'))
  for (const reference of unknownDecisions(text, recordNames))
    problems.push(`${name}: there is no decision for "${reference}"`)

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', ':!backend/src/database/migrations']
for (const file of filesWith('[Ww]hat|[Ww]ho|^export ', SOURCES)) problems.push(...unplainWords(file))

for (const file of filesWith('@sufra/shared', SOURCES))
  for (const use of deprecatedImports(file, DEPRECATIONS)) console.log(`note: ${use}`)

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
