import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePortFrom } from '../../commands/free-port.mjs'
import { repositoryRoot } from '../../federation/common.mjs'

const FIRST_PORT = 4300

const post = async ({ origin, token, address, body }) => {
  const answer = await fetch(new URL(address, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const ofNew = remote => ({
  roles: ['Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'],
  paths: [remote],
  background: false,
  nav: { from: 91, to: 999 },
  kilobytes: 150,
})

/** Starts a Sufra with demo data through `npm start`, with functions for the operator's actions on Releases. */
export const startSufra = async environment => {
  const origin = `http://localhost:${await freePortFrom(FIRST_PORT)}`
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sufra-first-day-'))
  const child = spawn(process.execPath, ['tooling/commands/start.mjs'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...environment,
      PLATFORMS: 'off',
      PAYMENTS: 'off',
      DATA_DIR: dataDir,
      PORT: new URL(origin).port,
    },
  })
  const said = []
  child.stderr.on('data', bytes => said.push(bytes))
  const ended = new Promise(resolve => child.once('exit', resolve))
  const isUp = () =>
    fetch(`${origin}/api/health`)
      .then(({ status }) => status === 200)
      .catch(() => false)
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(Buffer.concat(said).toString())
    await sleep(100)
  }
  const signIn = { email: 'operator@sufra.test', password: 'Sufra-demo-1', rememberMe: false }
  const { accessToken: token } = await post({ origin, address: '/api/Authentication/login', body: signIn })
  const ask = (address, body) => post({ origin, token, address, body })
  return {
    origin,
    makeToken: async (remote, channel) => {
      const request = { label: `${remote} ${channel}`, remote, channel, limits: ofNew(remote) }
      return (await ask('/api/Release/AddToken', request)).token
    },
    approve: (name, version) => ask('/api/Release/DecideClaims', { name, version, isApproved: true }),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
