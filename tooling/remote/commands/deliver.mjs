import { spawnSync } from 'node:child_process'
import { readApi, readCaller, readChange, readChannel } from '../arguments.mjs'
import { readBuilt, Refusal, requireKnown, root } from '../built-remote.mjs'
import { checkRemote } from '../check.mjs'
import { publishRemote } from '../publish.mjs'

const build = {
  positionals: ['NAME'],
  options: ['json'],
  about: 'builds it for production into remote-NAME/dist',
  more: 'The same sources give the same files and the same version: the one of package.json and a hash of the build.',
  example: 'build orders',
  run: ({ positionals: [name] }) => {
    requireKnown(name)
    const { status } = spawnSync(process.execPath, ['tooling/build/build.mjs', '--only', `remote-${name}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Refusal(`${name} could not be built.`)
    const { version, sizes } = readBuilt(name).contract
    return { result: { name, version, sizes }, text: `Built ${name} ${version}` }
  },
}

const heldAgainst = ({ revision, api, channel }) =>
  revision === null
    ? `Held against this repository alone, its version number against nothing: the registry at ${api} did not answer.`
    : `Held against ${channel} at ${api}, registry revision ${revision}.`

const check = {
  positionals: ['NAME'],
  options: ['channel', 'api', 'json'],
  about: 'says everything that speaks against publishing the last build',
  more: `Each refusal has a code, a reason and a remedy: changed files, shares, texts, budget; paths, entries and namespaces of other
remotes; a version that did not rise with the public contract (less: major, more: minor, else patch; only code: none). The last
two are held against the registry; when it does not answer, other remotes of this repository stand in, and versions are not checked.`,
  example: 'check orders --channel beta',
  run: async ({ positionals: [name], values }) => {
    const [api, channel] = [readApi(values), readChannel(values.channel)]
    const { problems, revision } = await checkRemote({ name, api, channel })
    const lines = problems.map(({ code, text, remedy }) => `${code}: ${text}. Remedy: ${remedy}.`)
    const verdict = problems.length === 0 ? [`${name} may be published`] : lines
    return {
      result: { name, channel, revision, problems },
      text: [...verdict, heldAgainst({ revision, api, channel })].join('\n'),
      exitCode: problems.length === 0 ? 0 : 1,
    }
  },
}

const publish = {
  positionals: ['NAME'],
  options: ['channel', 'why', 'expect', 'base-url', 'api', 'token-file', 'json'],
  about: 'checks, uploads the build, and makes it the stable version of a channel',
  more: 'Files that are there already are not changed. Publishing what is stable already changes nothing.',
  example: 'publish orders --channel beta --why "faster list"',
  run: async ({ positionals: [name], values }) => {
    const change = readChange(values)
    const checked = await check.run({ positionals: [name], values })
    if (checked.exitCode !== 0) return checked
    const result = await publishRemote({
      name,
      ...readCaller(values),
      baseUrl: values['base-url'],
      ...change,
    })
    const { version, revision } = result
    return {
      result,
      text: `Published ${name} ${version} to ${change.channel} (registry revision ${revision})`,
    }
  },
}

/** From sources to a version that browsers can load. */
export const deliver = { build, check, publish }
