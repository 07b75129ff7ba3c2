import path from 'node:path'
import webpack from 'webpack'
import { remoteFolders } from '../build/targets.mjs'
import { singleBuild } from '../federation/single-build.mjs'

const root = path.resolve(import.meta.dirname, '../..')

const remotes = await Promise.all(
  remoteFolders(root).map(async folder => {
    const directory = path.join(root, folder)
    return { directory, config: (await import(path.join(directory, 'remote.config.mjs'))).remoteConfig }
  }),
)

const settings = singleBuild({
  directory: path.join(root, 'host'),
  mode: 'production',
  title: 'سفرة Sufra',
  page: path.join(root, 'host/public/index.html'),
  remotes,
  output: path.join(root, 'host/dist-single'),
  written: path.join(root, 'host/.cache/single'),
})
webpack(settings, (error, stats) => {
  if (!error && !stats.hasErrors()) return
  process.stderr.write(`${error?.stack ?? stats.toString('errors-only')}\n`)
  process.exit(1)
})
