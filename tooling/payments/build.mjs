import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = import.meta.dirname
const output = join(folder, 'dist')

await rm(output, { recursive: true, force: true })
await build({
  entryPoints: [join(folder, 'main.ts')],
  outdir: output,
  absWorkingDir: folder,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
})
