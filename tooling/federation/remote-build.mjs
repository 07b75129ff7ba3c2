import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { STYLES } from './common.mjs'
import { PrecompressPlugin } from './compress.mjs'
import { BUILD_ID_SLOT, ContractPlugin } from './contract-plugin.mjs'
import { ProvidedExportsPlugin } from './provided-exports.mjs'
import { EXPOSED_CHUNK, chunkListName, containerName } from './remote-config.mjs'
import { consumedShares } from './shared-modules.mjs'

/**
 * Lets the host set the registry's hash on each chunk that webpack loads later, styles included. The federation
 * runtime loads remoteEntry itself, through a hook of the host; without this plugin a changed chunk would run.
 */
class ChunkIntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', compilation => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        code => `${code}\nif (self.sufraGuardScript) self.sufraGuardScript(script, url);`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (code, { tag }) => `${code}\nif (self.sufraGuardStyle) self.sufraGuardStyle(${tag});`,
      )
    })
  }
}

const CHUNK_LIMIT_MS = 10_000

const federation = ({ config, shares }) =>
  new ModuleFederationPlugin({
    name: config.name,
    filename: 'remoteEntry.js',
    // Not the bare name: an element with id="orders" would become window.orders and be mistaken for the container.
    library: { type: 'var', name: containerName(config.name) },
    exposes: { './module': { import: './src/module.tsx', name: EXPOSED_CHUNK } },
    shared: shares,
    shareStrategy: 'loaded-first',
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
    dts: false,
  })

/**
 * Returns the settings of a published remote: everything in one immutable folder, no shared packages, styles beside
 * the chunks that need them.
 */
export const remoteParts = ({ directory, isProduction, config }) => {
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
  const shares = consumedShares(directory)
  const uniqueName = isProduction
    ? `${config.name}__${version.replaceAll('.', '_')}_${BUILD_ID_SLOT}`
    : config.name
  return {
    entry: {},
    output: {
      path: path.join(directory, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      // Two versions run in one page during a swap. With the same name they would receive each other's chunks.
      uniqueName,
      chunkLoadingGlobal: chunkListName(uniqueName),
      // Without it a remote that threw during its start "succeeds", empty, at the second try.
      strictModuleErrorHandling: true,
      chunkLoadTimeout: CHUNK_LIMIT_MS,
      clean: true,
    },
    module: { rules: [STYLES] },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      federation({ config, shares }),
      new ProvidedExportsPlugin(),
      new ChunkIntegrityPlugin(),
      new ContractPlugin({ directory, config, shares, version }),
      ...(isProduction ? [new PrecompressPlugin()] : []),
    ],
  }
}
