import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ask } from '../remote/api.mjs'
import { readBuilt, remoteNames } from '../remote/built-remote.mjs'
import { publishRemote } from '../remote/publish.mjs'
import { say } from './workspace.mjs'

const ROLLBACKS = ['rollback', 'automatic-rollback']

// Whoever rolled this very build back does not want it again only because the server was started anew.
const wasRolledBack = async ({ api, token, name }) => {
  const answer = await ask({ api, token }, { path: `/api/Release/History?name=${name}` })
  const changes = answer.ok ? await answer.json() : []
  const { version } = readBuilt(name).contract
  const last = changes.find(({ channel, from, to }) => channel === 'stable' && [from, to].includes(version))
  return Boolean(last) && last.from === version && ROLLBACKS.includes(last.action)
}

/** Publishes every built remote the way a team does. What is stable already, or was rolled back, stays as it is. */
export const publishBuilt = async ({ origin, dataDir }) => {
  const token = readFileSync(path.join(dataDir, 'deploy-token'), 'utf8').trim()
  for (const name of remoteNames) {
    if (await wasRolledBack({ api: origin, token, name })) {
      say(`${name} stays rolled back: publish it again with pnpm remote publish ${name}`)
      continue
    }
    const { version, isNew } = await publishRemote({ name, api: origin, token })
    if (isNew) say(`Published ${name} ${version}`)
  }
}
