import webpack from 'webpack'
import { readSettings } from './settings.mjs'

// Builds the remote of the working folder for production: for hosts, or with --alone as a stand-alone application.
const settings = await readSettings({ alone: process.argv.includes('--alone'), mode: 'production' })

webpack(settings, (error, stats) => {
  const complaints = error ? error.stack : stats.toString('errors-warnings')
  if (error || stats.hasErrors() || stats.hasWarnings()) process.stderr.write(`${complaints}\n`)
  process.exitCode = error || stats.hasErrors() ? 1 : 0
})
