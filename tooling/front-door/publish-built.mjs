import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteNames } from '../remote/built-remote.mjs'
import { publishRemote } from '../remote/publish.mjs'
import { say } from './workspace.mjs'

/** Publishes every built remote the way a team does. What is stable already stays as it is. */
export const publishBuilt = async ({ origin, dataDir }) => {
  const token = readFileSync(path.join(dataDir, 'deploy-token'), 'utf8').trim()
  const store = path.join(dataDir, 'remotes')
  for (const name of remoteNames) {
    const { version, isNew } = await publishRemote({ name, store, api: origin, token })
    if (isNew) say(`Published ${name} ${version}`)
  }
}
