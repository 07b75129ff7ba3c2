import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { planOf } from './benches.mjs'

const { file, rest, text, exitCode } = planOf(process.argv.slice(2))
if (text) {
  ;(exitCode === 0 ? process.stdout : process.stderr).write(text)
  process.exit(exitCode)
}
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', path.join(import.meta.dirname, file), ...rest],
  {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
