import { createHash } from 'node:crypto'
import path from 'node:path'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { baseStyles, builtLanguages, prerenderPage } from './prerendered-page.mjs'
import { STYLES } from './common.mjs'
import { PrecompressPlugin } from './compress.mjs'
import { HostFactsPlugin, sharedEntryOf } from './host-facts-plugin.mjs'
import { scriptOf, startScript } from './inline-scripts.mjs'
import { LicensesPlugin } from './licenses-plugin.mjs'
import { PageHintsPlugin } from './page-hints-plugin.mjs'
import { sharedVersions } from './shared-modules.mjs'
import { WorkerPlugin } from './worker-plugin.mjs'

const BRAND =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7"/></svg>'

const scriptsOf = ({ compilation, group }) =>
  compilation.namedChunkGroups
    .get(group)
    ?.getFiles()
    .filter(file => file.endsWith('.js')) ?? []

const fontsOf = ({ compilation, subset }) =>
  [...Object.keys(compilation.assets)].filter(file => file.endsWith('.woff2') && file.includes(`-${subset}-`))

/**
 * Returns what the page's start script needs to load the next files in parallel: chunk groups by webpackChunkName,
 * and fonts by subset. The file names are known only after the build.
 */
const pageFacts = compilation => {
  const links = files => files.map(file => `/${file}`)
  const main = new Set(scriptsOf({ compilation, group: 'main' }))
  const groups = [...compilation.namedChunkGroups.keys()].filter(name => name !== 'main')
  return {
    chunks: Object.fromEntries(
      groups.map(group => [group, links(scriptsOf({ compilation, group }).filter(file => !main.has(file)))]),
    ),
    fonts: {
      ar: links(fontsOf({ compilation, subset: 'arabic' })),
      en: links(fontsOf({ compilation, subset: 'latin' })),
    },
  }
}

// The stylesheet has only a few font faces: inlined, it costs no request and delays no paint.
const pageStyles = async ({ compilation, directory }) => {
  const files = Object.keys(compilation.assets).filter(file => file.endsWith('.css'))
  const faces = files.map(file => compilation.assets[file].source().toString()).join('')
  return `<style>${faces}</style>${await baseStyles(directory)}`
}

const NOT_BUILT = { language: 'ar', direction: 'rtl', mark: '', html: '', styles: '', texts: '' }

/** Path of a host's script that runs before the first paint, beside its page. */
const startFileOf = page => path.join(path.dirname(page), 'start.js')

/** Renders each language once for all pages with the form. */
const createRenderer = directory => {
  const rendered = new WeakMap()
  return ({ compilation, language }) => {
    const ofBuild = rendered.get(compilation) ?? new Map()
    rendered.set(compilation, ofBuild)
    if (!ofBuild.has(language)) ofBuild.set(language, prerenderPage({ directory, language }))
    return ofBuild.get(language)
  }
}

/**
 * Returns `index.html` for every address, and two pages per language for `/login` with the form inside: one for
 * returning browsers, and one with the application inlined.
 */
const pages = ({ directory, isProduction, title, page }) => {
  const render = createRenderer(directory)
  const plugin = ({ filename, language, isFirstVisit = false }) =>
    new HtmlWebpackPlugin({
      template: page,
      filename,
      inject: false,
      // Rendered markup must stay byte for byte, for hydration.
      minify: false,
      templateParameters: async (compilation, assets) => {
        const facts = pageFacts(compilation)
        const files = [...(facts.chunks.login ?? []), ...assets.js]
        return {
          htmlWebpackPlugin: { files: isFirstVisit ? { ...assets, js: [] } : assets },
          title,
          brand: BRAND,
          start: await startScript({ file: startFileOf(page), isProduction }),
          facts: isFirstVisit ? { ...facts, chunks: { ...facts.chunks, login: [] }, brought: files } : facts,
          // The last file is the one with which all other pages start.
          brought: isFirstVisit && { from: files.at(-1), code: scriptOf({ compilation, files }) },
          styles: await pageStyles({ compilation, directory }),
          built: language ? await render({ compilation, language }) : { ...NOT_BUILT, title },
        }
      },
    })
  const languages = isProduction ? builtLanguages(directory) : []
  const logins = languages.flatMap(language => [
    plugin({ filename: `login.${language}.html`, language }),
    plugin({ filename: `login.${language}.first.html`, language, isFirstVisit: true }),
  ])
  return [plugin({ filename: 'index.html' }), ...logins]
}

const filesBelow = (folder, prefix = '') =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory()
      ? filesBelow(path.join(folder, entry.name), `${prefix}${entry.name}/`)
      : [{ name: `${prefix}${entry.name}`, file: path.join(folder, entry.name) }],
  )

const publicFiles = directory => {
  const existing = folder => (existsSync(path.join(directory, folder)) ? path.join(directory, folder) : null)
  const pages = existing('public')
  const texts = existing('src/locales')
  return [
    ...(pages ? filesBelow(pages) : []),
    ...(texts ? filesBelow(texts, 'locales/').filter(({ name }) => name.endsWith('.json')) : []),
  ]
}

// Texts are no modules, so this version tells open pages about changes.
const textsVersion = directory => {
  const texts = publicFiles(directory).filter(({ name }) => name.startsWith('locales/'))
  const hash = createHash('sha256')
  for (const { file } of texts) hash.update(readFileSync(file))
  return JSON.stringify(hash.digest('hex').slice(0, 8))
}

const followedTexts = ({ directory, webpack }) =>
  webpack.DefinePlugin.runtimeValue(() => textsVersion(directory), {
    fileDependencies: publicFiles(directory).map(({ file }) => file),
  })

/** Copies `public/` to the root of the build and the texts to `/locales/`. */
class PublicFilesPlugin {
  constructor({ directory, page }) {
    Object.assign(this, { directory, page })
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'PublicFilesPlugin', stage }, () => {
        for (const { name, file } of publicFiles(this.directory)) {
          if (file === this.page) continue
          compilation.fileDependencies.add(file)
          if (file === startFileOf(this.page)) continue
          const text = readFileSync(file)
          const isTexts = name.startsWith('locales/')
          compilation.emitAsset(
            name,
            new sources.RawSource(isTexts ? JSON.stringify(JSON.parse(text)) : text),
          )
        }
      })
    })
  }
}

/**
 * Returns the parts of the host or of a stand-alone remote: an ordinary application that bundles every shared
 * package.
 */
export const hostParts = ({ directory, isProduction, webpack, title, page, output }) => ({
  entry: { main: './src/index.ts' },
  output: {
    path: path.join(directory, output),
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[name].[contenthash:8].js',
    publicPath: '/',
    uniqueName: `sufra-${path.basename(directory)}`,
    clean: true,
  },
  module: {
    rules: [STYLES],
  },
  plugins: [
    new webpack.DefinePlugin({
      // Removes parts of the federation runtime for other set-ups: manifests as entries, and Node.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: '"web"',
      SHARED_VERSIONS: JSON.stringify(sharedVersions(directory)),
      ...(!isProduction && { TEXTS_VERSION: followedTexts({ directory, webpack }) }),
    }),
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
    ...pages({ directory, isProduction, title, page }),
    new PublicFilesPlugin({ directory, page }),
    new PageHintsPlugin({ factsOf: pageFacts }),
    ...(isProduction ? [new LicensesPlugin(), new WorkerPlugin({ directory }), new PrecompressPlugin()] : []),
    ...(isProduction && existsSync(sharedEntryOf(directory)) ? [new HostFactsPlugin({ directory })] : []),
  ],
})
