import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { PNPM } from '../../build/package-manager.mjs'
import { Refusal, root } from '../built-remote.mjs'
import { isAlone } from '../checkout.mjs'
import { repositoryPlace } from '../new/repository-place.mjs'
import { readWishes } from '../new/options.mjs'
import { addReference } from '../new/add-reference.mjs'
import { TEMPLATES } from '../new/templates.mjs'
import { writeRemote } from '../new/write-remote.mjs'

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
    const wishes = readWishes({ name: text, values, place: await repositoryPlace() })
    const folder = `remote-${wishes.name}`
    const files = writeRemote({ folder: path.join(root, folder), wishes, templates: TEMPLATES })
    addReference({ root, folder })
    format(folder)
    if (!values['no-install']) install()
    const { name, path: claimed, labels, roles, port } = wishes
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
