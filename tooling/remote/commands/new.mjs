import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readFileSync, writeFileSync } from 'node:fs'
import { PNPM } from '../../build/package-manager.mjs'
import { Refusal, root, readConfig, remoteNames } from '../built-remote.mjs'
import { isAlone } from '../checkout.mjs'
import { readNewRemoteOptions, FIRST_PORT } from '../new/options.mjs'
import { TEMPLATES } from '../new/templates.mjs'
import { writeRemote } from '../new/write-remote.mjs'
import { hostApiOf } from '../../federation/host-facts-plugin.mjs'
import { HOST_CLAIMS } from '../host-claims.mjs'

const portOf = name => {
  const file = path.join(root, `remote-${name}/package.json`)
  return JSON.parse(readFileSync(file, 'utf8')).sufra?.port ?? 0
}

const othersHere = () =>
  Promise.all(
    remoteNames.map(async name => {
      const { paths, nav } = await readConfig(name)
      return { name, paths, nav, i18n: { namespace: name } }
    }),
  )

/** Returns the constraints of a new remote of this repository. */
const repositoryPlace = async () => ({
  port: Math.max(FIRST_PORT - 1, ...remoteNames.map(portOf)) + 1,
  hostApi: hostApiOf(path.join(root, 'host')),
  others: [...HOST_CLAIMS, ...(await othersHere())],
})

const REMOTE_LINES = /^ *\{ "path": "remote-[^"]+" \},\n/gm
const LIST_START = /"references": \[\n/g

/** Adds the folder to the repository's type check, the one list that cannot be a pattern. */
const addReference = ({ root, folder }) => {
  const file = path.join(root, 'tsconfig.json')
  const text = readFileSync(file, 'utf8')
  const line = `    { "path": "${folder}" },\n`
  if (text.includes(line)) return
  // Edited as text, so that the other lines stay unchanged.
  const above = [...text.matchAll(LIST_START), ...text.matchAll(REMOTE_LINES)].at(-1)
  if (!above) throw new Error(`${file} has no list of references`)
  const place = above.index + above[0].length
  writeFileSync(file, `${text.slice(0, place)}${line}${text.slice(place)}`)
}

const runQuietly = ({ program, args, doing }) => {
  const { status, signal, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (error) throw error
  if (signal) throw new Refusal(`${doing} was stopped by ${signal}.`, 130)
  if (status !== 0) throw new Refusal(`${doing} failed:\n${stdout}${stderr}`.trim(), 1)
}

// Formats the code as in this repository, because the lengths of names and labels affect line breaks.
const format = folder =>
  runQuietly({
    program: path.join(root, 'node_modules/.bin/prettier'),
    args: ['--write', '--log-level', 'warn', folder, 'tsconfig.json'],
    doing: 'formatting the new files',
  })

const install = () =>
  runQuietly({
    program: 'npx',
    args: ['-y', PNPM, 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'],
    doing: 'pnpm install',
  })

const create = {
  positionals: ['NAME'],
  options: ['path', 'label-ar', 'label-en', 'roles', 'port', 'no-install', 'json'],
  about: 'creates a remote in remote-NAME: one screen with tests and texts, ready to be built and published',
  more: `Its screen loads the branches through the API and has every state: loading, empty, failed, Arabic and English. It claims
one path and one entry of the sidebar. A name or path that the host or another remote here uses is refused. Builds, tests, type
check and linting find the folder by its name. Afterwards: pnpm remote dev NAME, pnpm remote build NAME, pnpm remote check NAME.`,
  example: 'new kitchen --label-ar "المطبخ" --label-en Kitchen --roles Admin,Kitchen',
  run: async ({ positionals: [text], values }) => {
    if (isAlone)
      throw new Refusal(
        'create a remote in the repository of the host, not in the checkout of another remote.',
        2,
      )
    const settings = readNewRemoteOptions({ name: text, values, place: await repositoryPlace() })
    const folder = `remote-${settings.name}`
    const files = writeRemote({ folder: path.join(root, folder), settings, templates: TEMPLATES })
    addReference({ root, folder })
    format(folder)
    if (!values['no-install']) install()
    const { name, path: claimed, labels, roles, port } = settings
    return {
      result: { name, folder, path: claimed, labels, roles, port, files },
      text: [
        `Made ${folder} with ${files.length} files; it claims ${claimed} for ${roles.join(', ')}`,
        `Next: pnpm remote dev ${name}, then pnpm remote build ${name}, pnpm remote check ${name}, pnpm remote publish ${name}`,
      ].join('\n'),
    }
  },
}

/** Command that creates a remote. */
export const begin = { new: create }
