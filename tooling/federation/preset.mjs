import { fileURLToPath } from 'node:url'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import { ALONE_OUTPUT, portOf } from '../standalone-build/settings.mjs'
import { commonConfig, devServer } from './common.mjs'
import { hostParts } from './host-build.mjs'
import { remoteParts } from './remote-build.mjs'

// In the host, one file each: everything that a page behind the sign-in loads at once, and a facade that is part of a
// larger one.
const WHOLE = ['shell', 'ui-board']

const ALONE_PAGE = fileURLToPath(new URL('alone.html', import.meta.url))

/**
 * Returns the federation build settings. With `isHost` the build provides everything that is shared: the host itself,
 * or a stand-alone remote. Otherwise the build is a remote, which takes everything shared from the host.
 * @param {object} options
 * @param {string} options.directory the package's folder
 * @param {boolean} options.isHost
 * @param {string} options.mode webpack's mode
 * @param {import('./remote-config.mjs').RemoteConfig} [options.config] of a remote
 * @param {string} [options.title] of the page, for a host
 * @param {string} [options.page] template of the page, for a host
 * @param {number} [options.port] of the dev server; default: PORT or package.json#sufra.port
 */
export const sufraBuild = ({
  directory,
  isHost,
  mode,
  config,
  title = 'Sufra',
  page = ALONE_PAGE,
  port = portOf(directory),
}) => {
  const isProduction = mode === 'production'
  const common = commonConfig({ directory, isProduction })
  const parts = isHost
    ? hostParts({ directory, isProduction, webpack, title, page, output: config ? ALONE_OUTPUT : 'dist' })
    : remoteParts({ directory, isProduction, config })
  return {
    ...common,
    ...parts,
    module: { rules: [...common.module.rules, ...(parts.module?.rules ?? [])] },
    optimization: {
      runtimeChunk: false,
      mangleExports: 'size',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: {
            compress: { passes: 3, ecma: 2020 },
            mangle: true,
            // A host lists licenses on a page of its own; a remote keeps them in its files.
            format: { comments: isHost ? false : 'some' },
          },
          extractComments: false,
        }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // Few files: code of one screen stays with it, and duplicating small parts costs less than another request.
      splitChunks: {
        chunks: chunk => !chunk.canBeInitial() && !(isHost && WHOLE.includes(chunk.name)),
        minSize: 40_000,
        cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
      },
    },
    devServer: devServer({ port, directory }),
  }
}
