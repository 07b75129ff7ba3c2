import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { PNPM } from '../build/package-manager.mjs'
import { remoteFolders } from '../build/targets.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

// Declarations, source maps and texts of packages, which no program reads: a quarter of their size.
const NEVER_READ = /\.(?:map|md|markdown|ts|mts|cts|flow|tsbuildinfo)$/

const removeBelow = (folder, pattern) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && pattern.test(entry.name))
      rmSync(path.join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * Copies the files of the container image from a built checkout to an empty folder, in the layout of the checkout: the
 * bundle of the backend with its packages, the host, the remotes, and the program that publishes them.
 */
const assemble = async target => {
  mkdirSync(target, { recursive: true })
  const backend = path.join(target, 'backend')
  const deploy = ['-y', PNPM, '--filter', '@sufra/backend', 'deploy', '--prod', backend]
  execFileSync('npx', deploy, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  removeBelow(path.join(backend, 'node_modules'), NEVER_READ)
  for (const folder of ['host', ...remoteFolders(root)])
    cpSync(path.join(root, folder, 'dist'), path.join(target, folder, 'dist'), { recursive: true })
  for (const folder of remoteFolders(root))
    cpSync(path.join(root, folder, 'remote.config.mjs'), path.join(target, folder, 'remote.config.mjs'))
  await build({
    entryPoints: [path.join(root, 'tooling/image/publish.mjs')],
    outfile: path.join(target, 'tooling/image/publish.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Packages of CommonJS inside of a module.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
}

const [target] = process.argv.slice(2)
if (!target) {
  process.stderr.write('Usage: node tooling/image/assemble.mjs FOLDER\n')
  process.exit(2)
}
await assemble(path.resolve(target))
