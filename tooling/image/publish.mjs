import { setTimeout as sleep } from 'node:timers/promises'
import { publishBuilt } from '../commands/publish-built.mjs'
import { complain, refuse } from '../commands/workspace.mjs'

const PATIENCE_MS = 300_000
const AGAIN_AFTER_MS = 2000

// Publishes the remotes of this image, for a job of the deployment. The API may still be starting.
const { SUFRA_API: origin, DEPLOY_TOKEN: token } = process.env
if (!origin || !token) refuse('set SUFRA_API to the origin of the API, and DEPLOY_TOKEN to its root token.')

const deadline = performance.now() + PATIENCE_MS
const publish = async () => {
  try {
    await publishBuilt({ origin, token })
  } catch (error) {
    if (!error.mayPass || performance.now() > deadline) throw error
    complain(`${error.message}; trying again.`)
    await sleep(AGAIN_AFTER_MS)
    await publish()
  }
}

try {
  await publish()
} catch (error) {
  if (!Number.isInteger(error.exitCode)) throw error
  refuse(error.message)
}
