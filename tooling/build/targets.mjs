import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const EVERY_BUILD = ['pnpm-lock.yaml', 'tooling/tsconfig.base.json', 'shared/package.json', 'shared/src']
const FRONT_END = [...EVERY_BUILD, 'tooling/standalone-build', 'tooling/federation', 'tooling/package.json']

const GUIDE = 'docs/deploying-a-remote.md'

/** Returns the inputs of a front-end build of a folder. */
export const frontEndInputs = folder => [...FRONT_END, folder]

// Runs in this process's Node without a package manager in between, which saves half a second per target.
const webpackTarget = (folder, args) => ({
  name: folder,
  cwd: folder,
  args,
  inputs: frontEndInputs(folder),
  output: `${folder}/dist`,
})
const hostTarget = webpackTarget('host', ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'])
const remoteTarget = folder => webpackTarget(folder, ['../tooling/standalone-build/build.mjs'])

/** Returns every folder that is a remote: a new one is built, checked and published without any list. */
export const remoteFolders = root =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name.startsWith('remote-'))
    // The node_modules of a deleted remote are no remote.
    .filter(entry => existsSync(path.join(root, entry.name, 'remote.config.mjs')))
    .map(entry => entry.name)
    .sort()

/** Returns the targets of `pnpm build`, slowest first, so that two at a time end together. */
export const buildTargets = root => [
  hostTarget,
  ...remoteFolders(root).map(remoteTarget),
  {
    name: 'backend',
    cwd: 'backend',
    args: ['build.mjs'],
    inputs: [...EVERY_BUILD, 'backend'],
    output: 'backend/dist',
  },
  {
    name: 'platforms',
    cwd: 'tooling',
    args: ['platforms/build.mjs'],
    inputs: [
      ...['pnpm-lock.yaml', 'tooling/command-line', 'tooling/payments', 'tooling/platforms'],
      'tooling/simulate',
    ],
    output: 'tooling/platforms/dist',
  },
  {
    name: 'payments',
    cwd: 'tooling',
    args: ['payments/build.mjs'],
    inputs: ['pnpm-lock.yaml', 'tooling/payments', 'tooling/platforms/serve'],
    output: 'tooling/payments/dist',
  },
  {
    name: 'guide',
    cwd: 'tooling',
    args: ['gallery/build.mjs'],
    inputs: [...EVERY_BUILD, 'tooling/federation', 'tooling/gallery', 'tooling/package.json'],
    output: 'tooling/gallery/dist',
  },
  {
    name: 'tools',
    cwd: 'tooling',
    args: ['create/build.mjs'],
    inputs: [
      ...FRONT_END,
      'pnpm-workspace.yaml',
      'tooling/build',
      'tooling/create',
      'tooling/jest',
      'tooling/remote',
      GUIDE,
    ],
    output: 'tooling/create/dist',
  },
]
