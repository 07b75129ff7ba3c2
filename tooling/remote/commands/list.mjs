import { askJson } from '../api.mjs'
import { claimLines } from '../claim-lines.mjs'
import { readCaller, readName } from '../arguments.mjs'
import { readBuilt, remoteNames } from '../built-remote.mjs'
import { pointerText } from './move-pointer.mjs'

const read = ({ values, path, doing }) => askJson({ caller: readCaller(values), request: { path }, doing })

const builtVersion = name => {
  try {
    return readBuilt(name).contract.version
  } catch {
    return null
  }
}

const belongingTo = (name, rows) =>
  rows
    .filter(row => row.name === name)
    .map(row => Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'name')))

const remotesOf = ({ pointers, versions }) => {
  const known = [...pointers, ...versions].map(({ name }) => name)
  return [...new Set([...remoteNames, ...known])].map(name => ({
    name,
    built: remoteNames.includes(name) ? builtVersion(name) : null,
    channels: belongingTo(name, pointers),
    versions: belongingTo(name, versions),
  }))
}

const approvalMark = { waiting: '  WAITS FOR APPROVAL', refused: '  REFUSED' }

const versionLine = ({ version, publishedAt, publishedBy, sizeBrotli, isLive, approval }) =>
  `  version ${version}  ${publishedAt}  by ${publishedBy}  ${(sizeBrotli / 1024).toFixed(1)} KB${isLive ? '  live' : ''}${approvalMark[approval] ?? ''}`

const remoteText = ({ name, built, channels, versions }) =>
  [
    `${name}  built ${built ?? '-'}${channels.length === 0 ? '  not published' : ''}`,
    ...channels.map(pointer => `  ${pointer.channel}: ${pointerText(pointer)}`),
    ...versions.map(versionLine),
  ].join('\n')

const list = {
  positionals: [],
  options: ['revision', 'api', 'token-file', 'json'],
  about: 'lists live versions per channel, stored versions and local builds',
  more: 'The first line is the revision of the registry, for --expect; --revision prints only the number, for the start of a CI job.',
  example: 'list --json',
  run: async ({ values }) => {
    const answer = await read({ values, path: '/api/Release/Get', doing: 'list the releases' })
    const remotes = remotesOf(answer)
    if (values.revision) return { result: answer.revision, text: String(answer.revision) }
    return {
      result: { revision: answer.revision, remotes },
      text: [`revision ${answer.revision}`, ...remotes.map(remoteText)].join('\n'),
    }
  },
}

const uploadLine = ({ at, who, version, files, bytes }) =>
  `-  ${at}  upload  ${version}  ${files} ${files === 1 ? 'file' : 'files'}, ${(bytes / 1024).toFixed(1)} KB  by ${who}`

const changeLine = ({ revision, at, who, action, channel, from, to, why }) =>
  `${revision}  ${at}  ${channel}  ${action}  ${from ?? '-'} -> ${to ?? '-'}  by ${who}${why ? `  (${why})` : ''}`

const STATES = { waiting: 'waits for approval', approved: 'claims approved', refused: 'claims refused' }

const approvalLines = ({ at, who, version, channel, state, changes, decidedAt, decidedBy, reason }) =>
  [
    `-  ${at}  ${channel}  ${STATES[state]}  ${version}  by ${who}`,
    ...(decidedBy ? [`   decided ${decidedAt} by ${decidedBy}${reason ? `  (${reason})` : ''}`] : []),
    ...claimLines(changes).map(line => `   ${line}`),
  ].join('\n')

const LINES = { upload: uploadLine, claims: approvalLines }
const lineOf = event => (LINES[event.action] ?? changeLine)(event)

const history = {
  positionals: ['NAME'],
  options: ['api', 'token-file', 'json'],
  about: 'lists its changes and uploads with time, person and reason, newest first',
  more: 'All channels, at most 200 of each. Includes uploads that were never published, versions that wait for approval, and the reasons of refusals.',
  example: 'history orders',
  run: async ({ positionals: [text], values }) => {
    const name = readName(text)
    const path = `/api/Release/History?name=${name}`
    const changes = await read({ values, path, doing: `tell the history of ${name}` })
    const lines = changes.length === 0 ? [`${name} has never been published`] : changes.map(lineOf)
    return { result: { name, changes }, text: lines.join('\n') }
  },
}

/** Commands that only read. */
export const readCommands = { list, history }
