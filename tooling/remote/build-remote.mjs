import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Refusal, requireKnown, root } from './built-remote.mjs'
import { isAlone, toolingFolder } from './checkout.mjs'

/**
 * Builds a remote of this checkout for production into its `dist`. Throws `Refusal` if the build fails or is stopped
 * (130).
 */
export const buildRemote = name => {
  requireKnown(name)
  const program = isAlone ? ['standalone-build/build.mjs'] : ['build/build.mjs', '--only', `remote-${name}`]
  const { status, signal, error } = spawnSync(
    process.execPath,
    [path.join(toolingFolder, program[0]), ...program.slice(1)],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (error) throw error
  if (signal) throw new Refusal(`the build of ${name} was stopped by ${signal}.`, 130)
  if (status !== 0) throw new Refusal(`${name} could not be built.`)
}
