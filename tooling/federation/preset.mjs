import { fileURLToPath } from 'node:url'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import { ALONE_OUTPUT, portOf } from '../alone/settings.mjs'
import { commonConfig, devServer } from './common.mjs'
import { hostParts } from './host-build.mjs'
import { remoteParts } from './remote-build.mjs'

// Of the host: what every page behind the sign-in asks for at once, and a face that is part of a larger one, is one file.
const WHOLE = ['shell', 'ui-board']

const ALONE_PAGE = fileURLToPath(new URL('alone.html', import.meta.url))

/**
 * The one federation preset. With `isHost` the build provides everything that is shared: the host itself, or a remote
 * that is started alone. Without it the build is a remote: it takes everything shared from the host.
 *
 * @param {object} options
 * @param {string} options.directory the package's folder
 * @param {boolean} options.isHost
 * @param {string} options.mode webpack's mode
 * @param {import('./remote-config.mjs').RemoteConfig} [options.config] of a remote
 * @param {string} [options.title] of the page, for a host
 * @param {string} [options.page] template of the page, for a host
 * @param {number} [options.port] of the dev server; PORT or package.json#sufra.port when absent
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
            // A host has them in a page of its own; a remote is what it is by itself.
            format: { comments: isHost ? false : 'some' },
          },
          extractComments: false,
        }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // Few files: what only one screen needs stays with it, and small overlaps are cheaper twice than as one more request.
      splitChunks: {
        chunks: chunk => !chunk.canBeInitial() && !(isHost && WHOLE.includes(chunk.name)),
        minSize: 40_000,
        cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
      },
    },
    devServer: devServer({ port, directory }),
  }
}
