import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../build/inputs.mjs'
import { frontEndInputs } from '../build/targets.mjs'
import { isAlone, root } from '../remote/checkout.mjs'
import { backendAt, createBuildServer } from './serve.mjs'
import { ALONE_OUTPUT, apiOf, portOf } from './settings.mjs'

// Serves the remote of the working folder as a stand-alone application, built for production. Builds it if sources
// changed.
const directory = process.cwd()
const folder = path.join(directory, ALONE_OUTPUT)
const stampFile = path.join(folder, '.stamp')
const inputs = isAlone ? ['.'] : frontEndInputs(path.basename(directory))
const stamp = hashOf({ root, inputs })

const build = () => {
  process.stdout.write('Building it as an application of its own\n')
  const program = fileURLToPath(new URL('build.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [program, '--alone'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(1)
  writeFileSync(stampFile, stamp)
}

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) build()
const [port, api] = [portOf(directory), apiOf(directory)]
createBuildServer({ folder, backend: backendAt(api) }).listen(port, 'localhost', () =>
  process.stdout.write(`http://localhost:${port}  with the backend at ${api}\n`),
)
