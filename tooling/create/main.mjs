import { existsSync, readdirSync, statSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createInterface } from 'node:readline/promises'
import { spawnSync } from 'node:child_process'
import { HOST_CLAIMS } from '../remote/host-claims.mjs'
import { Refusal } from '../remote/refusal.mjs'
import { FIRST_PORT, readNewRemoteOptions, ARABIC_LABEL, englishLabel } from '../remote/new/options.mjs'
import { fetchJson, fetchBytes } from './fetch-from.mjs'
import { layCheckout, PACKAGES } from '../remote/new/lay-checkout.mjs'
import { writeRemote } from '../remote/new/write-remote.mjs'

/** Writes the checkout: the remote from its template, the surrounding files, and our packages. */
const writeCheckout = async ({ target, settings, kit, from }) => {
  const files = Object.values(kit.packages)
  const packages = await Promise.all(files.map(file => fetchBytes(new URL(file, from))))
  mkdirSync(path.join(target, PACKAGES), { recursive: true })
  files.forEach((file, at) => writeFileSync(path.join(target, PACKAGES, file), packages[at]))
  writeRemote({ folder: target, settings, templates: kit.templates })
  layCheckout({
    target,
    manifest: JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8')),
    kit,
    packages: kit.packages,
    api: new URL(from).origin,
  })
}

// npm's variables for its child processes must not reach pnpm.
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

/** Installs the dependencies and thereby creates the lockfile. */
const install = ({ target, kit }) => {
  process.stdout.write('Installing packages\n')
  const { status, stdout, stderr, error } = spawnSync(
    'npx',
    ['-y', kit.pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'],
    { cwd: target, encoding: 'utf8', env: environment() },
  )
  const said = error?.message ?? `${stdout}${stderr}`
  if (status !== 0) throw new Refusal(`pnpm install failed in ${target}:\n${said}`.trim())
}

/** Adds the labels in both languages; asks for missing ones if a person is at the terminal. */
const askLabels = async ({ name, values }) => {
  const questions = [
    ['label-ar', `Its name in Arabic (${ARABIC_LABEL}): `],
    ['label-en', `Its name in English (${englishLabel(name)}): `],
  ].filter(([option]) => values[option] === undefined)
  if (!process.stdin.isTTY || questions.length === 0) return values
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers = {}
  for (const [option, question] of questions)
    answers[option] = (await terminal.question(question)).trim() || undefined
  terminal.close()
  return { ...values, ...answers }
}

const HELP = `Usage: create-sufra-remote NAME [FOLDER] [options]

Creates a checkout with only a new remote of Sufra: one screen with tests and texts, types for editors, a CI job.
FOLDER defaults to NAME; it must be empty or new.

  --label-ar TEXT    label in the Arabic sidebar (asked interactively by default)
  --label-en TEXT    label in the English sidebar (asked interactively by default)
  --roles ROLE,ROLE  roles that see it (default: Admin,BranchManager)
  --path PATH        address of its screen (default: NAME)
  --port N           port of its own servers (default: ${FIRST_PORT})
  --no-install       skips pnpm install

Exit codes: 0 done · 1 the installation failed · 2 wrong arguments · 5 Sufra does not answer
`

const text = { type: 'string' }
const flag = { type: 'boolean' }
const OPTIONS = {
  'label-ar': text,
  'label-en': text,
  roles: text,
  path: text,
  port: text,
  'no-install': flag,
  help: flag,
}

const readWords = words => {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${HELP}`, 2)
  }
}

const requireEmpty = target => {
  if (!existsSync(target)) return
  if (!statSync(target).isDirectory()) throw new Refusal(`${target} is no folder.`, 2)
  if (readdirSync(target).length > 0) throw new Refusal(`${target} is not empty.`, 2)
}

const liveRemotes = ({ remotes }) =>
  Object.entries(remotes).map(([name, { stable }]) => ({
    ...(stable?.contract ?? { paths: [], nav: [], i18n: { namespace: name } }),
    name,
  }))

const create = async ({ from, name, folder = name, values }) => {
  const target = path.resolve(folder)
  requireEmpty(target)
  const kit = await fetchJson(new URL('kit.json', from))
  const registry = await fetchJson(new URL('/remotes/registry.json', from))
  const place = {
    port: FIRST_PORT,
    hostApi: kit.hostApi,
    others: [...HOST_CLAIMS, ...liveRemotes(registry)],
  }
  // Invalid arguments are refused before the first question.
  readNewRemoteOptions({ name, values, place })
  const settings = readNewRemoteOptions({ name, values: await askLabels({ name, values }), place })
  await writeCheckout({ target, settings, kit, from })
  if (!values['no-install']) install({ target, kit })
  return `${settings.name} is in ${target}. Next:

  cd ${path.relative(process.cwd(), target) || '.'}
${values['no-install'] ? `  npx -y ${kit.pnpm} install\n` : ''}  npx -y ${kit.pnpm} dev      # http://localhost:${settings.port}, signed in to ${new URL(from).origin}

README.md says what is where; ${new URL('deploying-a-remote.md', from).href} leads to production.
`
}

const isHelp = ({ values, positionals }) => values.help || positionals.length < 1 || positionals.length > 2

/**
 * Runs the command that creates a team's checkout. Resolves with its exit code.
 * @param {object} options
 * @param {string} options.from address of the tools of the Sufra that served the package
 * @param {string[]} options.words arguments of the command line
 */
export const createRemote = async ({ from, words }) => {
  try {
    const { values, positionals } = readWords(words)
    if (isHelp({ values, positionals })) throw new Refusal(HELP, values.help ? 0 : 2)
    const [name, folder] = positionals
    process.stdout.write(await create({ from, name, folder, values }))
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process[error.exitCode === 0 ? 'stdout' : 'stderr'].write(`${error.message.trimEnd()}\n`)
    return error.exitCode
  }
}
