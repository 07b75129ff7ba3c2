import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { apiOf } from '../alone/settings.mjs'

const require = createRequire(import.meta.url)
const TS_LOADER = require.resolve('ts-loader')

/** Styles go into files of their own: the policy of the page takes nothing else. */
export const STYLES = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, { loader: require.resolve('css-loader') }],
}

/** For tests: the tools themselves know no repository. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const compilerOptions = {
  composite: false,
  declaration: false,
  declarationMap: false,
  emitDeclarationOnly: false,
  noEmit: false,
  allowImportingTsExtensions: false,
  // Sources of @sufra/shared lie outside the remote, wherever it is installed.
  rootDir: '/',
}

/** What every front-end build has in common. Types are the job of `tsc -b`, so here they are only removed. */
export const commonConfig = ({ directory, isProduction }) => ({
  context: directory,
  mode: isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: isProduction ? false : 'cheap-module-source-map',
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: TS_LOADER,
        options: {
          transpileOnly: true,
          // @sufra/shared is published as it is written, and so a remote that is alone compiles it from its node_modules.
          allowTsInNodeModules: true,
          configFile: path.join(directory, 'tsconfig.json'),
          compilerOptions: { ...compilerOptions, jsx: 'react-jsx' },
        },
      },
      {
        test: /\.(woff2|webp|avif|png|jpe?g)$/,
        type: 'asset/resource',
        generator: { filename: 'assets/[name].[contenthash:8][ext]' },
      },
      // No file: opened by itself it would be a page, with scripts.
      { test: /\.svg$/, type: 'asset/inline' },
      // Only `withTheme` of Emotion uses it, and nothing here uses `withTheme`. The package declares no `sideEffects` flag of its own.
      { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
    ],
  },
  performance: false,
  stats: 'errors-warnings',
  // The manifest plugin warns of `publicPath: auto` on each build; an immutable folder needs exactly that.
  infrastructureLogging: { level: 'error' },
})

// The dev server's own default, same-origin, keeps a host on another port from loading the remote.
const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** What a page asks of the backend; everything else is the application's own. */
export const BACKEND_PATHS = [
  '/api',
  '/remotes',
  '/images',
  '/config.json',
  '/docs',
  '/dev',
  '/tools',
  '/guide',
]

/** The dev server: pages from here, everything of the backend from where `apiOf` says. */
export const devServer = ({ port, directory }) => ({
  port: Number(process.env.PORT || port),
  host: 'localhost',
  hot: true,
  historyApiFallback: true,
  headers: crossOriginHeaders,
  static: false,
  client: { overlay: { errors: true, warnings: false } },
  proxy: [
    {
      context: BACKEND_PATHS,
      target: apiOf(directory),
      changeOrigin: true,
    },
  ],
})
