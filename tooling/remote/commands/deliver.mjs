import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readAnyCaller, readCaller, readChange, readChannel, readNewestHosts } from '../arguments.mjs'
import { readBuilt, Refusal, requireKnown, root } from '../built-remote.mjs'
import { checkRemote } from '../check.mjs'
import { isAlone, toolingFolder } from '../checkout.mjs'
import { publishRemote } from '../publish.mjs'

const build = {
  positionals: ['NAME'],
  options: ['json'],
  about: 'builds it for production into remote-NAME/dist',
  more: 'The same sources give the same files and the same version: the one of package.json and a hash of the build.',
  example: 'build orders',
  run: ({ positionals: [name] }) => {
    requireKnown(name)
    const program = isAlone ? ['alone/build.mjs'] : ['build/build.mjs', '--only', `remote-${name}`]
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
    const { version, sizes } = readBuilt(name).contract
    return { result: { name, version, sizes }, text: `Built ${name} ${version}` }
  },
}

const heldAgainstRegistry = ({ revision, api, channel }) =>
  revision === null
    ? `Held against this repository alone, its version number against nothing: the registry at ${api} did not answer.`
    : `Held against ${channel} at ${api}, registry revision ${revision}.`

const heldAgainstHosts = ({ source, why, versions }) => {
  const known = versions.join(', ')
  if (source === 'registered') return `Held against the released hosts ${known}.`
  const own = versions.length === 0 ? 'no host' : `the host of this repository alone, ${known}`
  return `Held against ${own}: ${why}.`
}

const check = {
  positionals: ['NAME'],
  options: ['channel', 'hosts', 'api', 'token-file', 'json'],
  about: 'says everything that speaks against publishing the last build',
  more: `Each refusal has a code, a reason and a remedy:
  file_changed                        a file of the build is not the one that its contract names
  share_unknown, share_version        a shared package that a released host lacks, or has in another version
  export_unknown                      a name that the code takes from a shared package and a released host does not have
  host_api                            a host API that a released host does not have
  module_invalid                      what it exposes is not a remote: it throws or hangs while it starts, its routes are not
                                      the paths that it claims, a screen has no Page (it is started here, in a process of its own)
  text_missing, plural_missing        a text that one language lacks, or one of the six Arabic forms of a count
  text_unknown                        a text that the code shows and neither language has
  budget                              more JavaScript than remote.config.mjs allows
  path_taken, nav_taken, namespace_taken   what another live remote holds
  version_too_low                     less in the public contract: major, more: minor, else changed: patch; only code: none
Hosts are told to holders of a deploy token; without one, the host of this repository stands in. The last two lines are held
against the registry; when it does not answer, other remotes of this repository stand in, and versions are not checked.`,
  example: 'check orders --channel beta',
  run: async ({ positionals: [name], values }) => {
    const [caller, channel] = [readAnyCaller(values), readChannel(values.channel)]
    const newestHosts = readNewestHosts(values)
    const { problems, revision, hosts } = await checkRemote({ name, caller, channel, newestHosts })
    const lines = problems.map(({ code, text, remedy }) => `${code}: ${text}. Remedy: ${remedy}.`)
    const verdict = problems.length === 0 ? [`${name} may be published`] : lines
    const held = [heldAgainstRegistry({ revision, api: caller.api, channel }), heldAgainstHosts(hosts)]
    return {
      result: { name, channel, revision, hosts, problems },
      text: [...verdict, ...held].join('\n'),
      exitCode: problems.length === 0 ? 0 : 1,
    }
  },
}

const publish = {
  positionals: ['NAME'],
  options: ['channel', 'why', 'expect', 'hosts', 'base-url', 'api', 'token-file', 'json'],
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
