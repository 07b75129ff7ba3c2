import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)

/** Parts that come later (`import()`) stay out, but for those whose address `follow` matches: nobody runs them here. */
const laterParts = follow => ({
  name: 'later-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' && !follow.test(path) ? { path, external: true } : undefined,
    ),
})

/**
 * Runs sources of ours while an application is built, as that application would have them: `code` is a module that imports
 * what it needs as a file of `directory` would. Gives its exports.
 *
 * @param {object} options
 * @param {string} options.directory
 * @param {string} options.code
 * @param {RegExp} [options.follow] which `import()` has to work
 */
export const runBundled = async ({ directory, code, follow = /^$/ }) => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: directory, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [laterParts(follow)],
    logLevel: 'silent',
  })
  const module = { exports: {} }
  compileFunction(outputFiles[0].text, ['require', 'module', 'exports'])(require, module, module.exports)
  return module.exports
}
