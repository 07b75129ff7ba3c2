import { askJson } from '../api.mjs'
import { readCaller, readChange, readChannel, readCount, readName, readVersion } from '../arguments.mjs'

const CHANGE_OPTIONS = ['channel', 'why', 'expect', 'api', 'token-file', 'json']

const EXIT_CODES = { stale_version: 4, approval_needed: 7 }
const exitCodeOf = ({ code }) => EXIT_CODES[code] ?? 5

/** Returns one line with a remote's pointers in a channel. */
export const pointerText = ({ stable, previous, canary, disabled }) =>
  [
    `stable ${stable ?? '-'}`,
    `previous ${previous ?? '-'}`,
    `canary ${canary ? `${canary.version} ${canary.percent} %` : '-'}`,
    ...(disabled ? ['DISABLED'] : []),
  ].join('  ')

const change = async ({ action, name, values, extra, send = askJson }) => {
  const json = { name, ...readChange(values), ...extra }
  const result = await send({
    caller: readCaller(values),
    request: { path: `/api/Release/${action}`, json },
    doing: `do ${action.toLowerCase()} of ${name} in ${json.channel}`,
    exitCodeOf,
  })
  return {
    result,
    text: `${name} in ${result.channel}: ${pointerText(result)} (registry revision ${result.revision})`,
  }
}

/** Returns a command that changes one pointer and needs only the remote's name. */
const simple = ({ action, why, about, more }) => ({
  positionals: ['NAME'],
  options: CHANGE_OPTIONS,
  about,
  more,
  example: `${action.toLowerCase()} orders --why "${why}"`,
  run: ({ positionals: [name], values }) => change({ action, name: readName(name), values }),
})

const promote = {
  positionals: ['NAME'],
  options: ['from', 'allow-lower', ...CHANGE_OPTIONS],
  about: 'makes its canary, or the stable version of another channel, the stable version',
  more: 'Without --from it promotes the running canary of the channel. The stable version becomes the previous one. With --from, a version below the stable one needs --allow-lower.',
  example: 'promote orders --from beta',
  run: ({ positionals: [name], values }) => {
    const from = values.from === undefined ? undefined : readChannel(values.from)
    return change({
      action: 'Promote',
      name: readName(name),
      values,
      extra: { from, allowLower: values['allow-lower'] },
    })
  },
}

const canary = {
  positionals: ['NAME', 'VERSION', 'PERCENT'],
  options: CHANGE_OPTIONS,
  about: 'gives a published version to a percentage of the merchants',
  more: 'PERCENT 0 ends the canary. A greater percentage of the same version keeps it for merchants that already have it.',
  example: 'canary orders 1.3.0-0a1b2c3d4e 10',
  run: ({ positionals: [name, version, percent], values }) =>
    change({
      action: 'Canary',
      name: readName(name),
      values,
      extra: {
        version: readVersion(version),
        percent: readCount({ text: percent, from: 0, to: 100, what: 'PERCENT' }),
      },
    }),
}

const fallbackLine = ({ version, lastLiveAt, verdict, ready, failed, isUsual }) =>
  `${isUsual ? '*' : ' '} ${version}  stable last from ${lastLiveAt}  ${verdict} (${ready} ready, ${failed} failed)`

const readFallbacks = ({ name, values }) => {
  // Reads all options, so that errors are reported before any request.
  const { channel } = readChange(values)
  const request = { path: `/api/Release/Fallbacks?${new URLSearchParams({ name, channel })}` }
  const caller = readCaller(values)
  return askJson({ caller, request, doing: `say what ${name} can return to` })
}

const listFallbacks = async ({ name, values }) => {
  const result = await readFallbacks({ name, values })
  const lines = result.length === 0 ? [`${name} has no version to return to`] : result.map(fallbackLine)
  return { result, text: lines.join('\n') }
}

// The change may have happened although no answer came. With a named version, repeating it has no further effect.
const sendAgain = async question => {
  try {
    return await askJson(question)
  } catch (error) {
    if (!error.mayPass) throw error
    return askJson(question)
  }
}

const usualOf = async ({ name, values }) => {
  const fallbacks = await readFallbacks({ name, values })
  return fallbacks.find(({ isUsual }) => isUsual)?.version
}

const rollback = {
  positionals: ['NAME'],
  options: ['to', 'list', ...CHANGE_OPTIONS],
  about: 'returns to the previous or to a given version',
  more: `Without --to: the previous version, or the last healthy one if the previous one failed (* in --list).
One change of one pointer: open pages follow within a minute. To return to what was rolled back, publish it again.
Run again, it returns to a version further back; with --to it does not, nor with --expect.`,
  example: 'rollback orders --to 1.2.0-0a1b2c3d4e --why "the list stays empty"',
  run: async ({ positionals: [text], values }) => {
    const name = readName(text)
    if (values.list) return listFallbacks({ name, values })
    const to = values.to === undefined ? await usualOf({ name, values }) : readVersion(values.to)
    // Without a version, the API gives the reason.
    const send = to === undefined ? askJson : sendAgain
    return change({ action: 'Rollback', name, values, extra: { to }, send })
  },
}

/** Commands that move a pointer between stored versions, without files. */
export const movePointer = {
  promote,
  canary,
  rollback,
  disable: simple({
    action: 'Disable',
    why: 'under repair until noon',
    about: 'removes it from a channel, with its screens and entries, until it is enabled',
    more: 'Its stored versions stay.',
  }),
  enable: simple({
    action: 'Enable',
    why: 'repaired',
    about: 'restores it in its channel',
    more: 'The version that was stable when it was disabled becomes stable again.',
  }),
}
