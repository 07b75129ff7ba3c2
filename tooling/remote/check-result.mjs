import { readAnyCaller, readChannel, readNewestHosts } from './arguments.mjs'
import { checkRemote } from './check.mjs'
import { summarizeCheck } from './check-summary.mjs'

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
