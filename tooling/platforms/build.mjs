import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = import.meta.dirname
const output = join(folder, 'dist')
const drafts = join(folder, '../simulate')

await rm(output, { recursive: true, force: true })
await build({
  entryPoints: { main: join(folder, 'main.ts'), simulate: join(drafts, 'cli.ts') },
  outdir: output,
  absWorkingDir: folder,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
})
// The program reads them from its own folder.
await cp(join(folder, 'page'), join(output, 'page'), { recursive: true })
for (const name of ['menu.json', 'stores.json']) await cp(join(drafts, name), join(output, name))
