import path from 'node:path'
import webpack from 'webpack'
import { PrecompressPlugin } from './compress.mjs'
import { sufraBuild } from './preset.mjs'

const NAME = 'DevForHostPlugin'
const SETTLE_MS = 50

/** Stores the files of each build in memory instead of on disk, and watches the contract's sources. */
class KeepFilesPlugin {
  constructor(directory) {
    this.texts = ['ar', 'en'].map(language => path.join(directory, `src/locales/${language}.json`))
    this.files = new Map()
  }

  apply(compiler) {
    compiler.hooks.shouldEmit.tap(NAME, () => false)
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.fileDependencies.addAll(this.texts)
      compilation.hooks.afterProcessAssets.tap(NAME, assets => {
        this.files = new Map(
          Object.entries(assets).map(([name, source]) => [name, Buffer.from(source.buffer())]),
        )
      })
    })
  }
}

/**
 * Returns the settings of a published remote that can be debugged: production JSX and no `eval`, as the production
 * host requires, but unminified and with source maps.
 */
const settingsOf = ({ directory, config, keeper }) => {
  const settings = sufraBuild({ directory, isHost: false, mode: 'production', config })
  return {
    ...settings,
    devtool: 'cheap-module-source-map',
    devServer: undefined,
    optimization: { ...settings.optimization, minimize: false, mangleExports: false },
    plugins: [...settings.plugins.filter(plugin => !(plugin instanceof PrecompressPlugin)), keeper],
  }
}

const problemOf = stats => stats.toString({ all: false, errors: true, errorDetails: false, colors: false })

/**
 * Builds a remote now and after each change. `onBuild` gets `{version, files}`; `onProblem` gets compile errors as
 * text. Returns a function that stops it.
 */
export const watchRemote = ({ directory, config, onBuild, onProblem }) => {
  const keeper = new KeepFilesPlugin(directory)
  const compiler = webpack(settingsOf({ directory, config, keeper }))
  const watching = compiler.watch({ aggregateTimeout: SETTLE_MS }, (error, stats) => {
    if (error) return onProblem(String(error.stack ?? error))
    if (stats.hasErrors()) return onProblem(problemOf(stats))
    const { version } = JSON.parse(keeper.files.get('contract.json').toString('utf8'))
    onBuild({ version, files: keeper.files })
  })
  return () => new Promise(resolve => watching.close(() => compiler.close(resolve)))
}
