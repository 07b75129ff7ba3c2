import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePortFrom } from '../../commands/free-port.mjs'
import { PNPM } from '../../build/package-manager.mjs'

const FIRST_PORT = 5100
const SERVES = /^pnpm (dev|start)\b/
const WAITS_FOR_APPROVAL = 7

// A team's environment lacks the variables that jest and pnpm set for their children.
const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|CI|npm_.*|PNPM_.*|JEST_.*|PORT|SUFRA_.*|DATA_DIR)$/i.test(name),
    ),
  )

// Cached, because npx takes a second or more each time.
const folderOfPnpm = env => {
  const { stdout } = spawnSync('npx', ['-y', '--package', PNPM, 'which', 'pnpm'], { env, encoding: 'utf8' })
  return path.dirname(stdout.trim())
}

/** A terminal in which a test runs the commands of the guide one after the other. */
export class Team {
  constructor(folder) {
    const env = ownEnvironment()
    this.folder = folder
    this.environment = { ...env, PATH: `${folderOfPnpm(env)}${path.delimiter}${env.PATH}` }
    for (const who of ['AUTHOR', 'COMMITTER'])
      Object.assign(this.environment, {
        [`GIT_${who}_NAME`]: 'Team',
        [`GIT_${who}_EMAIL`]: 'team@sufra.test',
      })
    this.running = new Set()
  }

  /** Runs a line to its end. Resolves with its exit code and output. */
  run(line) {
    return new Promise(resolve => {
      const child = spawn('sh', ['-c', line], { cwd: this.folder, env: this.environment })
      const said = []
      const printed = []
      child.stdout.on('data', bytes => printed.push(bytes))
      for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => said.push(bytes))
      child.once('close', code =>
        resolve({ code, stdout: String(Buffer.concat(printed)), said: String(Buffer.concat(said)) }),
      )
    })
  }

  /** Runs a line that serves something, passes its origin to `look` once it answers, and ends it. */
  async serve(line, look, first = '/') {
    const port = await freePortFrom(FIRST_PORT)
    // A process group, so that the shell, pnpm and their children end together.
    const child = spawn('sh', ['-c', line], {
      cwd: this.folder,
      detached: true,
      stdio: 'ignore',
      env: { ...this.environment, PORT: String(port) },
    })
    this.running.add(child)
    const origin = `http://localhost:${port}`
    while (!(await fetch(origin + first).catch(() => null))?.ok) {
      if (child.exitCode !== null) throw new Error(`${line} ended with ${child.exitCode}`)
      await sleep(100)
    }
    await look(origin)
    this.stop(child)
  }

  stop(child) {
    if (this.running.delete(child)) process.kill(-child.pid, 'SIGKILL')
  }

  end() {
    for (const child of this.running) this.stop(child)
  }

  /**
   * Runs a line of the guide. `onWaiting` runs when the command waits for the operator. Throws with the output if the
   * line fails.
   */
  async type(line, { onWaiting, onServed = () => undefined }) {
    const [, name, value] = /^export (\w+)=(.*)$/.exec(line) ?? []
    if (name) return void (this.environment[name] = value)
    if (line.startsWith('cd ')) return void (this.folder = path.join(this.folder, line.slice(3)))
    if (SERVES.test(line))
      return this.serve(line, onServed, line.includes('production-host') ? '/contract.json' : '/')
    const { code, said } = await this.run(line)
    if (code === WAITS_FOR_APPROVAL) return onWaiting()
    if (code !== 0) throw new Error(`${line} ended with ${code}:\n${said}`)
  }
}
