import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { sufraBuild } from './preset.mjs'
import { declaredContract } from './remote-config.mjs'

const LANGUAGES = ['ar', 'en']
const RELEASED = '1.0.0-single'
const INTEGRITY = `sha384-${'A'.repeat(64)}`

const inRemotes = file => new RegExp(`[\\\\/]host[\\\\/]src[\\\\/]remotes[\\\\/]${file}$`)

/** The modules of the host that know of federation: two are replaced, and what fetches the first one has it at hand. */
export const REPLACED = {
  federation: inRemotes('federation[\\\\/]federation\\.ts'),
  registry: inRemotes('registry[\\\\/]registry-client\\.ts'),
  fetching: inRemotes('loading[\\\\/]fetch-remote\\.ts'),
}

const localesOf = directory =>
  Object.fromEntries(
    LANGUAGES.map(language => [
      language,
      JSON.parse(readFileSync(path.join(directory, `src/locales/${language}.json`), 'utf8')),
    ]),
  )

/** A remote as the page's registry would name it, with `files` of a screen by its chunk group, and texts beside the host's. */
export const compiledEntry = ({ config, locales, filesOf }) => {
  const { nav, background, i18n, hostApi } = declaredContract({ config, locales })
  const texts = LANGUAGES.map(language => [language, `locales/${config.name}/${language}.json`])
  const contract = {
    hostApi,
    nav,
    background,
    consumes: {},
    files: {},
    entry: '',
    i18n: { namespace: i18n.namespace, files: Object.fromEntries(texts) },
    paths: config.paths.map(({ path: claimed, roles, chunk }) => ({
      path: claimed,
      roles,
      preload: filesOf({ name: config.name, chunk }),
    })),
  }
  return {
    stable: { version: RELEASED, baseUrl: '/', integrity: INTEGRITY, contract },
    previous: null,
    canary: null,
    disabled: false,
  }
}

/** What is written in the place of federation.ts: an ordinary import() of each remote. */
export const importsOf = remotes => `const modules = {
${remotes
  .map(
    ({ directory, config }) =>
      `  ${JSON.stringify(config.name)}: () => import(/* webpackChunkName: "module-${config.name}" */ ${JSON.stringify(path.join(directory, 'src/module.tsx'))}),`,
  )
  .join('\n')}
}
export const fetchRemote = async ({ name }) => (await modules[name]()).remote
export const forgetRemote = () => undefined
`

// In the place of registry-client.ts. The page has it, because only there the names of the chunks are known.
const REGISTRY_CODE = `const registry = JSON.parse(document.querySelector('script[data-page]').dataset.page).registry
export const BUNDLED = registry
export const registryAddress = ({ url }) => url
export const knownRegistry = () => ({ registry, source: 'kept' })
export const loadRegistry = async () => knownRegistry()
`

/** Puts the compiled-in registry into the page, and the remotes' texts beside those of the host. */
class CompiledRemotesPlugin {
  constructor({ remotes }) {
    this.remotes = remotes.map(remote => ({ ...remote, locales: localesOf(remote.directory) }))
  }

  registryOf(chunks) {
    const filesOf = ({ name, chunk }) => {
      const files = [chunks[`module-${name}`], chunks[chunk]]
      if (!files.every(Boolean)) throw new Error(`${name}: the build has no chunk "${chunk}"`)
      return [...new Set(files.flat())].map(file => file.slice(1))
    }
    const entries = this.remotes.map(({ config, locales }) => [
      config.name,
      compiledEntry({ config, locales, filesOf }),
    ])
    return { schema: 1, revision: 1, remotes: Object.fromEntries(entries) }
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('CompiledRemotesPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'CompiledRemotesPlugin', stage }, () => {
        for (const { config, locales } of this.remotes)
          for (const language of LANGUAGES)
            compilation.emitAsset(
              `locales/${config.name}/${language}.json`,
              new sources.RawSource(JSON.stringify(locales[language])),
            )
      })
    })
  }
}

const withRegistryInPage = ({ plugins, compiled }) =>
  plugins.map(plugin => {
    if (!(plugin instanceof HtmlWebpackPlugin)) return plugin
    const { templateParameters, ...options } = plugin.userOptions
    return new HtmlWebpackPlugin({
      ...options,
      templateParameters: async (compilation, assets) => {
        const parameters = await templateParameters(compilation, assets)
        const registry = compiled.registryOf(parameters.facts.chunks)
        return { ...parameters, facts: { ...parameters.facts, registry } }
      },
    })
  })

const replace = ({ pattern, file }) =>
  new webpack.NormalModuleReplacementPlugin(pattern, result => {
    if (result.createData) result.createData.resource = file
  })

/**
 * The same code as one application, to measure federation against (`pnpm bench federation`); never published. The host
 * with the remotes compiled in by import(): no federation runtime, no registry, no entries, nothing kept for strangers.
 *
 * @param {object} options as of `sufraBuild` for the host
 * @param {{directory: string, config: import('./remote-config.mjs').RemoteConfig}[]} options.remotes
 * @param {string} options.output folder of the build
 * @param {string} options.written folder for the code that takes the place of the host's
 */
export const singleBuild = ({ remotes, output, written, ...options }) => {
  mkdirSync(written, { recursive: true })
  const write = (name, code) => {
    const file = path.join(written, name)
    writeFileSync(file, code)
    return file
  }
  const host = sufraBuild({ ...options, isHost: true })
  const compiled = new CompiledRemotesPlugin({ remotes })
  return {
    ...host,
    output: { ...host.output, path: output },
    module: {
      rules: [
        ...host.module.rules,
        // What was a chunk because of the federation runtime is a few lines now.
        { test: REPLACED.fetching, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    plugins: [
      ...withRegistryInPage({ plugins: host.plugins, compiled }),
      compiled,
      replace({ pattern: REPLACED.federation, file: write('federation.js', importsOf(remotes)) }),
      replace({ pattern: REPLACED.registry, file: write('registry-client.js', REGISTRY_CODE) }),
    ],
  }
}
