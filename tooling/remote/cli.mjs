import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBuilt, Refusal, remoteNames, requireKnown, root } from './built-remote.mjs'
import { checkRemote } from './check.mjs'
import { publishRemote } from './publish.mjs'

const HELP = `Usage: pnpm remote COMMAND [NAME] [options]

  build NAME     builds it for production into remote-NAME/dist
  check NAME     says everything that speaks against publishing the last build
  publish NAME   checks, lays the build into the store, and makes it the stable version
  list           what the API says is live, beside what is built here

NAME is one of: ${remoteNames.join(', ')}

  --store DIR        folder that holds published versions   (default: DATA_DIR/remotes, DATA_DIR is ./data)
  --api URL          origin of the API                      (default: http://localhost:4000)
  --token-file FILE  file with the deploy token             (default: DATA_DIR/deploy-token; or SUFRA_DEPLOY_TOKEN)
  --base-url URL     where browsers find a version          (default: /remotes/{name}/{version}/)
  --expect N         publish only if the registry still is at revision N
  --json             one JSON value on standard output
  --help

Exit codes: 0 done · 1 refused by check, or not built · 2 wrong arguments · 3 this version exists with other contents
            4 the registry moved on (--expect) · 5 the API refused or cannot be reached
`

const dataDir = path.resolve(root, process.env.DATA_DIR ?? 'data')

const options = {
  store: { type: 'string', default: path.join(dataDir, 'remotes') },
  api: { type: 'string', default: 'http://localhost:4000' },
  'token-file': { type: 'string', default: path.join(dataDir, 'deploy-token') },
  'base-url': { type: 'string' },
  expect: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
}

const readToken = file => {
  if (process.env.SUFRA_DEPLOY_TOKEN) return process.env.SUFRA_DEPLOY_TOKEN
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Refusal(`no deploy token: ${file} cannot be read.`, 2)
  }
}

const readExpected = text => {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new Refusal('--expect takes a revision number.', 2)
  return Number(text)
}

const build = ({ name }) => {
  requireKnown(name)
  const { status } = spawnSync(process.execPath, ['tooling/build/build.mjs', '--only', `remote-${name}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Refusal(`${name} could not be built.`)
  const { contract } = readBuilt(name)
  return {
    result: { name, version: contract.version, sizes: contract.sizes },
    text: `Built ${name} ${contract.version}`,
  }
}

const check = async ({ name }) => {
  const problems = await checkRemote(name)
  const lines = problems.map(({ code, text, remedy }) => `${code}: ${text}. Remedy: ${remedy}.`)
  return {
    result: { name, problems },
    text: problems.length === 0 ? `${name} may be published` : lines.join('\n'),
    exitCode: problems.length === 0 ? 0 : 1,
  }
}

const publish = async ({ name, values }) => {
  const checked = await check({ name })
  if (checked.exitCode !== 0) return checked
  const result = await publishRemote({
    name,
    store: path.resolve(values.store),
    api: values.api,
    token: readToken(values['token-file']),
    baseUrl: values['base-url'],
    expectedRevision: readExpected(values.expect),
  })
  return { result, text: `Published ${name} ${result.version} (registry revision ${result.revision})` }
}

const builtVersion = name => {
  try {
    return readBuilt(name).contract.version
  } catch {
    return null
  }
}

const list = async ({ values }) => {
  const answer = await fetch(new URL('/remotes/registry.json', values.api)).catch(error => {
    throw new Refusal(`the API at ${values.api} cannot be reached: ${error.cause?.code ?? error.message}`, 5)
  })
  if (!answer.ok) throw new Refusal(`the registry answered ${answer.status}.`, 5)
  const registry = await answer.json()
  const rows = [...new Set([...remoteNames, ...Object.keys(registry.remotes)])].map(name => {
    const { stable = null, previous = null, disabled = false } = registry.remotes[name] ?? {}
    return {
      name,
      stable: stable?.version ?? null,
      previous: previous?.version ?? null,
      disabled,
      built: builtVersion(name),
    }
  })
  const lines = rows.map(
    row =>
      `${row.name}  stable ${row.stable ?? '-'}  previous ${row.previous ?? '-'}  built ${row.built ?? '-'}${row.disabled ? '  DISABLED' : ''}`,
  )
  return {
    result: { revision: registry.revision, remotes: rows },
    text: [`revision ${registry.revision}`, ...lines].join('\n'),
  }
}

const COMMANDS = { build, check, publish, list }

const readCommand = () => {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return { values, command: positionals[0], name: positionals[1] }
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${HELP}`, 2)
  }
}

const main = async () => {
  const { values, command, name } = readCommand()
  if (values.help) return process.stdout.write(HELP)
  const run = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command] : undefined
  if (!run || (!name && command !== 'list')) throw new Refusal(HELP, 2)
  const { result, text, exitCode = 0 } = await run({ name, values })
  process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : `${text}\n`)
  process.exitCode = exitCode
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
