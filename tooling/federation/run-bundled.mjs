import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)

/** Excludes dynamic imports, which are not executed here, except addresses that `follow` matches. */
const laterParts = follow => ({
  name: 'later-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' && !follow.test(path) ? { path, external: true } : undefined,
    ),
})

/**
 * Runs our sources during a build as the application would: `code` is a module that imports files relative to
 * `directory`. Returns its exports.
 * @param {object} options
 * @param {string} options.directory
 * @param {string} options.code
 * @param {RegExp} [options.follow] addresses whose `import()` must work
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
