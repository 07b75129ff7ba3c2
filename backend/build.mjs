import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const folder = import.meta.dirname
const { entry, out } = parseArgs({
  options: { entry: { type: 'string', default: 'src/server.ts' }, out: { type: 'string', default: 'dist' } },
}).values
const output = join(folder, out)

await rm(output, { recursive: true, force: true })
await build({
  entryPoints: [join(folder, entry)],
  outdir: output,
  absWorkingDir: folder,
  bundle: true,
  // Keeps the order of imports: what the entry imports dynamically is loaded after its own code.
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // Our own packages are bundled; npm packages are loaded from node_modules.
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
await cp(join(folder, 'src/database/migrations'), join(output, 'migrations'), { recursive: true })
await cp(join(folder, 'src/seed/pictures'), join(output, 'pictures'), { recursive: true })
// Programs and templates that render invoices and tickets; each lies beside its module.
for (const papers of ['infrastructure/drawing', 'billing/invoice', 'ordering/printer'])
  await cp(join(folder, 'src/modules', papers, 'paper'), join(output, 'paper'), { recursive: true })
// The program of the worker threads that parse files.
await cp(join(folder, 'src/modules/infrastructure/sheet/parser'), join(output, 'parser'), { recursive: true })
