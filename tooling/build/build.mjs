import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashOf } from './inputs.mjs'
import { spawnGroup } from './process-groups.mjs'
import { buildTargets } from './targets.mjs'

const HELP = `Usage: pnpm build [--force] [--only NAME]...

Builds the backend, the host, the remotes, the simulators, the guide and the tools for teams, two at a time, and only targets that changed since their last build.

  --force       build unchanged targets, too
  --only NAME   only this target: host, backend, platforms, payments, guide, tools, or the folder of a remote, e.g. remote-orders (repeatable)

Exit codes: 0 everything is built · 1 a build failed · 2 wrong arguments
`

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const AT_ONCE = 2

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        force: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${HELP}`)
    process.exit(2)
  }
}

const stampFile = target => path.join(root, target.output, '.stamp')

const isFresh = target =>
  existsSync(stampFile(target)) && readFileSync(stampFile(target), 'utf8') === target.hash

const run = target =>
  new Promise(resolve => {
    const child = spawnGroup(process.execPath, target.args, {
      cwd: path.join(root, target.cwd),
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const said = []
    child.stdout.on('data', bytes => said.push(bytes))
    child.stderr.on('data', bytes => said.push(bytes))
    child.once('error', error => resolve({ code: 1, text: String(error) }))
    child.once('close', code => resolve({ code, text: Buffer.concat(said).toString('utf8') }))
  })

const build = async target => {
  const startedAt = performance.now()
  // A build that is stopped half-way must not count as the previous one.
  rmSync(stampFile(target), { force: true })
  const { code, text } = await run(target)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (code === 0) writeFileSync(stampFile(target), target.hash)
  process.stdout.write(`${code === 0 ? 'Built' : 'FAILED'} ${target.name} in ${seconds} s\n`)
  if (code !== 0) process.stderr.write(`${text}\n`)
  return code === 0
}

const buildAll = async targets => {
  const waiting = [...targets]
  const results = []
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) results.push(await build(target))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results.every(Boolean)
}

const main = async () => {
  const { force = false, only, help } = readArguments()
  if (help) return process.stdout.write(HELP)
  const known = buildTargets(root)
  const stranger = only?.find(name => !known.some(target => target.name === name))
  if (stranger) {
    process.stderr.write(`There is no ${stranger} to build.\n\n${HELP}`)
    process.exit(2)
  }
  const wanted = known.filter(target => !only || only.includes(target.name))
  const targets = wanted.map(target => ({ ...target, hash: hashOf({ root, inputs: target.inputs }) }))
  const stale = targets.filter(target => force || !isFresh(target))
  if (!(await buildAll(stale))) process.exit(1)
}

await main()
