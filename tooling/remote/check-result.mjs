import { readAnyCaller, readChannel, readNewestHosts } from './arguments.mjs'
import { checkRemote } from './check.mjs'

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

/** Returns a line about the screens that were opened in a browser, or why none was. */
export const seenInBrowser = ({ why, unseen }) => {
  if (why) return `Not looked at in a browser: ${why}.`
  if (unseen.length === 0) return 'Every screen was opened in a browser.'
  return `Opened in a browser, but for ${unseen.join(', ')}: nobody who signed in may open them, or the time was over.`
}

/** Returns a line for each fact that a build was or was not checked against. */
const summarizeCheck = ({ hosts, pages, ...registry }) => [
  heldAgainstRegistry(registry),
  heldAgainstHosts(hosts),
  seenInBrowser(pages),
]

// A preview replaces no version, so its number need not rise.
const countsFor = isPreview => problem => !isPreview || problem.code !== 'version_too_low'

/**
 * Returns the result of checking a build for publication, with the exit code: 1 if there is any problem.
 * `isOnceEnough` skips browser checks of a build that passed before.
 */
export const verdictOn = async ({ name, values, isPreview = false, isOnceEnough = false }) => {
  const [caller, channel] = [readAnyCaller(values), readChannel(values.channel)]
  const newestHosts = readNewestHosts(values)
  const asked = { name, caller, channel, newestHosts, isOnceEnough, withoutBrowser: values['no-browser'] }
  const { problems: all, warnings, revision, hosts, pages } = await checkRemote(asked)
  const problems = all.filter(countsFor(isPreview))
  const linesOf = found => found.map(({ code, text, remedy }) => `${code}: ${text}. Remedy: ${remedy}.`)
  const verdict = problems.length === 0 ? [`${name} may be published`] : linesOf(problems)
  const held = summarizeCheck({ revision, api: caller.api, channel, hosts, pages })
  return {
    result: { name, channel, revision, hosts, pages, problems, warnings },
    text: [...verdict, ...linesOf(warnings), ...held].join('\n'),
    exitCode: problems.length === 0 ? 0 : 1,
  }
}
