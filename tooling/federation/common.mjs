import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { apiOf } from '../standalone-build/settings.mjs'

const require = createRequire(import.meta.url)
const TS_LOADER = require.resolve('ts-loader')

/** Styles go into separate files, because the content security policy refuses inline ones. */
export const STYLES = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, { loader: require.resolve('css-loader') }],
}

/** For tests only: the tools themselves do not depend on the repository. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const compilerOptions = {
  composite: false,
  declaration: false,
  declarationMap: false,
  emitDeclarationOnly: false,
  noEmit: false,
  allowImportingTsExtensions: false,
  // Sources of @sufra/shared lie outside the remote in every installation.
  rootDir: '/',
}

/** Returns the common part of every front-end build. Types are only stripped; `tsc -b` checks them. */
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
          // @sufra/shared is published as source, so a remote outside the repository compiles it from node_modules.
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
      // Not a file, because an SVG that is opened directly is a page that can run scripts.
      { test: /\.svg$/, type: 'asset/inline' },
      // Only Emotion's `withTheme` uses it, and nothing here uses `withTheme`. The package has no `sideEffects` flag.
      { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
    ],
  },
  performance: false,
  stats: 'errors-warnings',
  // The manifest plugin warns about `publicPath: auto` on each build, which an immutable folder needs.
  infrastructureLogging: { level: 'error' },
})

// The dev server's default, same-origin, prevents a host on another port from loading the remote.
const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Paths of the backend; all other paths belong to the application. */
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

/** Returns the dev server's settings: pages from here, backend requests forwarded to the address of `apiOf`. */
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
