import { spawn } from 'node:child_process'
import path from 'node:path'
// The whole application as `npm start` runs it; the host's dev server stands in front and passes on what is not its own.
import { server } from './start.mjs'
import { given, root, say } from './workspace.mjs'

const port = given('DEV_PORT', '3000')
const child = spawn(
  process.execPath,
  [path.join(root, 'host/node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'],
  {
    cwd: path.join(root, 'host'),
    stdio: 'inherit',
    env: { ...process.env, PORT: port, SUFRA_API: server.origin },
  },
)
// Ctrl+C ends it before the server has stopped, which is waited for.
child.once('exit', () => server.stop())
process.on('exit', () => child.kill('SIGTERM'))
say(`  Host with hot reload   http://localhost:${port}\n`)
