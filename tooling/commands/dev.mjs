import { spawn } from 'node:child_process'
import path from 'node:path'
// Runs the whole application as `npm start` does, with the host's dev server in front, which forwards all other
// requests.
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
// Ctrl+C ends the dev server first, so the server is stopped and awaited here.
child.once('exit', () => server.stop())
process.on('exit', () => child.kill('SIGTERM'))
say(`  Host with hot reload   http://localhost:${port}\n`)
