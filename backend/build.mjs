import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = import.meta.dirname
const dist = join(folder, 'dist')

await rm(dist, { recursive: true, force: true })
await build({
  entryPoints: [join(folder, 'src/server.ts')],
  outfile: join(dist, 'server.js'),
  absWorkingDir: folder,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // Our own packages are bundled; everything from npm is loaded from node_modules.
  plugins: [
    {
      name: 'npm-packages-stay-outside',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@sufra/') ? undefined : { path, external: true },
        ),
    },
  ],
})
await cp(join(folder, 'src/database/migrations'), join(dist, 'migrations'), { recursive: true })
await cp(join(folder, 'src/seed/pictures'), join(dist, 'pictures'), { recursive: true })
