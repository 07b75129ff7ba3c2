import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { apiOf, readSettings } from './settings.mjs'

// Serves the remote of the working folder as a stand-alone application with hot reload.
const settings = await readSettings({ alone: true, mode: 'development' })
const server = new WebpackDevServer(settings.devServer, webpack(settings))
await server.start()
process.stdout.write(
  `http://localhost:${settings.devServer.port}  with the backend at ${apiOf(process.cwd())}\n`,
)
