import path from 'node:path'
import { PNPM } from '../build/package-manager.mjs'
import { remoteFolders } from '../build/targets.mjs'
import { capture, root, say, secondsSince } from './workspace.mjs'

const bin = name => path.join(root, 'node_modules/.bin', name)

const CODE_FOLDERS = [
  ...['shared', 'host', ...remoteFolders(root), 'backend'].map(name => `${name}/src`),
  'e2e',
  'tooling',
]

/** Arguments of dependency-cruiser for the whole repository. */
export const ARCHITECTURE_ARGUMENTS = ['--config', '.dependency-cruiser.cjs', ...CODE_FOLDERS]

const CIRCLE_FOLDERS = [
  'backend/src/modules',
  ...['host', 'shared', ...remoteFolders(root)].map(name => `${name}/src`),
]

// With one checker per project, two cores need half the time: several checkers would each load the same types.
const ONE_CHECKER = ['--checkers', '1', '--builders', '2']

const eslint = ({ config, files }) => [
  bin('eslint'),
  '--config',
  config,
  '--max-warnings',
  '0',
  '--no-warn-ignored',
  '--cache',
  '--cache-location',
  `.cache/${config}.json`,
  ...files,
]

/** The static checks; each counts as one test. The first three accept a list of files. */
export const staticChecks = {
  format: (files = ['.']) => [
    bin('prettier'),
    '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...files,
  ],
  lint: (files = ['.']) => eslint({ config: 'eslint.config.mjs', files }),
  'react-compiler': (files = ['.']) => eslint({ config: 'eslint.react-compiler.config.mjs', files }),
  types: () => [process.execPath, 'node_modules/typescript7/bin/tsc', '-b', ...ONE_CHECKER],
  architecture: () => [process.execPath, 'tooling/docs/check-architecture.mjs'],
  circles: () => [bin('depcruise'), '--config', '.dependency-cruiser.circles.cjs', ...CIRCLE_FOLDERS],
  unused: () => [bin('knip')],
  documents: () => [process.execPath, 'tooling/docs/check.mjs'],
  dependencies: () => [process.execPath, 'tooling/dependencies/check.mjs'],
}

/** Checks of the code's form, which find no fault in a running product. */
export const SECOND_TIER_CHECKS = ['format', 'react-compiler', 'architecture', 'circles', 'unused']

/** All other checks. */
export const FIRST_TIER_CHECKS = Object.keys(staticChecks).filter(name => !SECOND_TIER_CHECKS.includes(name))

/** Notes of a passed check, such as the use of a deprecated export. */
const notesIn = text => text.split('\n').filter(line => line.startsWith('note: '))

/** Runs one program and prints its output only on failure, and its notes always. */
const runCheck = async (name, [program, ...args]) => {
  const since = performance.now()
  const { code, text } = await capture(program, args)
  const isPassed = code === 0
  say(`${isPassed ? 'pass' : 'FAIL'}  ${name}  ${secondsSince(since)}`)
  if (isPassed) {
    for (const note of notesIn(text)) say(note)
    return { passed: 1, failed: 0, failures: [] }
  }
  say(text)
  const command = `npx -y ${PNPM} check ${name}`
  return { passed: 0, failed: 1, failures: [{ suite: 'checks', test: name, reason: text, command }] }
}

/** Runs checks one after the other; the build and the tests use the other core. */
export const runChecks = async (names = Object.keys(staticChecks), files) => {
  const outcomes = []
  for (const name of names) outcomes.push(await runCheck(name, staticChecks[name](files)))
  return outcomes
}
