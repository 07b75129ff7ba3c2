import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { baseStyles } from '../federation/prerendered-page.mjs'
import { STYLES, commonConfig } from '../federation/common.mjs'
import { PrecompressPlugin } from '../federation/compress.mjs'
import { readReference } from './read-reference.mjs'

// Builds the guide that a running Sufra serves to teams under /guide/: components in use, importable names, and the
// API's endpoints.
const shared = path.resolve(import.meta.dirname, '../../shared')
const common = commonConfig({ directory: shared, isProduction: true })
const reference = await readReference(shared)
const styles = await baseStyles(shared)

const settings = {
  ...common,
  entry: './src/gallery/main.tsx',
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    publicPath: '/guide/',
    filename: '[name].[contenthash:8].js',
    clean: true,
  },
  module: { rules: [...common.module.rules, STYLES] },
  plugins: [
    new webpack.DefinePlugin({ REFERENCE: JSON.stringify(reference) }),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new HtmlWebpackPlugin({
      template: path.join(import.meta.dirname, 'page.html'),
      inject: false,
      templateParameters: (_compilation, files) => ({ htmlWebpackPlugin: { files }, styles }),
    }),
    new PrecompressPlugin(),
  ],
}

webpack(settings, (error, stats) => {
  if (error || stats.hasErrors()) {
    process.stderr.write(`${error ? error.stack : stats.toString('errors-only')}\n`)
    process.exitCode = 1
  }
})
