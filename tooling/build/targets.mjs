import { readdirSync } from 'node:fs'

const EVERY_BUILD = ['pnpm-lock.yaml', 'tsconfig.base.json', 'shared/package.json', 'shared/src']
const FRONT_END = [...EVERY_BUILD, 'tooling/federation', 'tooling/package.json']

const webpackTarget = folder => ({
  name: folder,
  cwd: folder,
  // In this process's Node, without a package manager in between: half a second less for each.
  args: ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'],
  inputs: [...FRONT_END, folder],
  output: `${folder}/dist`,
})

/** Every folder that is a remote: a new one is built, checked and published without being listed anywhere. */
export const remoteFolders = root =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name.startsWith('remote-'))
    .map(entry => entry.name)
    .sort()

/** What `pnpm build` builds, the slowest first so that two at a time end together. */
export const buildTargets = root => [
  webpackTarget('host'),
  ...remoteFolders(root).map(webpackTarget),
  {
    name: 'backend',
    cwd: 'backend',
    args: ['build.mjs'],
    inputs: [...EVERY_BUILD, 'backend'],
    output: 'backend/dist',
  },
]
