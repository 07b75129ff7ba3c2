import { readCaller, readChange, readCount } from '../arguments.mjs'
import { askJson } from '../api.mjs'
import { buildRemote } from '../build-remote.mjs'
import { readBuilt, Refusal } from '../built-remote.mjs'
import { claimLines } from '../claim-lines.mjs'
import { seenInBrowser, verdictOn } from '../check-result.mjs'
import { publishRemote, publishPreview } from '../publish.mjs'

const PREVIEW_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/
const USUAL_DAYS = '7'
const MOST_DAYS = 30

const wrong = text => new Refusal(text, 2)

/** Returns `--preview` and `--days`; undefined without a preview. */
const previewOf = ({ preview, days, ...values }) => {
  if (preview === undefined) {
    if (days !== undefined) throw wrong('--days is for a preview: name one with --preview.')
    return undefined
  }
  if (!PREVIEW_NAME.test(preview))
    throw wrong(`${preview} is no name of a preview: small letters, digits and hyphens, 40 at most.`)
  const other = ['expect', 'allow-lower', 'why'].find(option => values[option] !== undefined)
  if (other) throw wrong(`--${other} is for a channel, and a preview is in none.`)
  return {
    preview,
    days: readCount({ text: days ?? USUAL_DAYS, from: 1, to: MOST_DAYS, what: '--days' }),
  }
}

/** Publishes a preview and prints its link. */
const showPreview = async ({ name, caller, values, preview }) => {
  const published = await publishPreview({ name, ...caller, baseUrl: values['base-url'], ...preview })
  const { version, until } = published
  const link = new URL(published.link, caller.api).href
  return {
    result: { ...published, link },
    text: `${link}\nShows ${name} ${version} as ${preview.preview} until ${until}, to whoever is signed in and says yes; no channel serves it.`,
  }
}

const build = {
  positionals: ['NAME'],
  options: ['json'],
  about: 'builds it for production into remote-NAME/dist',
  more: 'The same sources give the same files and the same version: the one of package.json and a hash of the build.',
  example: 'build orders',
  run: ({ positionals: [name] }) => {
    buildRemote(name)
    const { version, sizes } = readBuilt(name).contract
    return { result: { name, version, sizes }, text: `Built ${name} ${version}` }
  },
}

const check = {
  positionals: ['NAME'],
  options: ['channel', 'hosts', 'no-browser', 'api', 'token-file', 'json'],
  about: 'lists every problem that prevents publishing the last build',
  more: `Each refusal has a code, a reason and a remedy:
  file_changed                        a file of the build differs from its contract
  share_unknown, share_version        a shared package that a released host lacks or has in another version
  export_unknown                      an import from a shared package that a released host does not export
  host_api                            a host API that a released host does not provide
  module_invalid                      what it exposes is not a remote: it throws or hangs while it starts, its routes are not
                                      the paths that it claims, a screen has no Page (check starts it in a separate process)
  text_missing, plural_missing        a text that one language lacks, or one of the six Arabic forms of a count
  placeholder_differs                 a placeholder that only one language has
  text_unknown                        a text key in the code that neither language has
  import_refused                      a library that a remote has through @sufra/shared alone, imported past it
  budget                              more JavaScript than remote.config.mjs allows
  path_taken, nav_taken, namespace_taken   a claim that another live remote has
  screen_failed, console_error        a screen that does not load in a browser, or logs an error
  style_global, style_outside         a style that applies outside the screen, or after it was left
  page_overwritten                    fetch, the storage, the history or a prototype, replaced for the whole page
  left_behind, memory_kept            a listener, an interval or memory that stays when the screen is left
  storage_foreign                     a key of the storage that the host or another remote lives by
  axe, text_raw, text_cut             what is not accessible, a key in place of its text, a text that is cut
  export_goes                         a name that a released host gives and says will go with a major: a warning, it refuses nothing
  version_too_low                     less in the public contract: major, more: minor, else changed: patch; only code: none
Screens are opened in Chromium, in the host of the Sufra at --api, in both languages and three widths: by the demo accounts when it
is on this machine, by SUFRA_EMAIL and SUFRA_PASSWORD elsewhere. Nothing is pressed or published. --no-browser leaves it out.
Hosts are told to holders of a deploy token; without one, the host of this repository stands in. Claims and versions are held
against the registry; when it does not answer, other remotes of this repository stand in, and versions are not checked.`,
  example: 'check orders --channel beta',
  run: ({ positionals: [name], values }) => verdictOn({ name, values }),
}

// The version that this publication replaces, so that a simultaneous one is not overwritten silently.
const readStable = async ({ name, channel, caller }) => {
  const request = { path: '/api/Release/Get' }
  const { pointers } = await askJson({ caller, request, doing: 'list the releases' })
  return pointers.find(pointer => pointer.name === name && pointer.channel === channel)?.stable ?? null
}

const waitingText = ({ name, version, channel, stable, waiting }) =>
  [
    `${name} ${version} is uploaded and waits for the operator's approval: it claims more than ${name} has.`,
    ...claimLines(waiting).map(line => `  ${line}`),
    `Nobody is served it until then; ${channel} stays at ${stable ?? 'nothing'}. The operator approves or refuses it on the Releases screen.`,
    `How it stands: pnpm remote history ${name}`,
  ].join('\n')

const publish = {
  positionals: ['NAME'],
  options: [
    ...['channel', 'why', 'expect', 'allow-lower', 'preview', 'days', 'hosts', 'no-browser'],
    ...['base-url', 'api', 'token-file', 'json'],
  ],
  about: 'checks, uploads the build, and makes it the stable version of a channel',
  more: `A build that passed the checks in a browser is not opened there again.
Existing files are not changed. Publishing the stable version again changes nothing.
It replaces only the version that was stable when the command started (4), and a higher one only with --allow-lower (1).
A first version, and one that claims more roles, paths, entries or idle time than before, waits for the operator's approval.
With --preview it becomes the stable version of nothing: it prints a link that opens the host with this version for whoever is signed
in. The same name again keeps the link. The operator sees and revokes it on the Releases screen. Its version need not be raised.`,
  example: 'publish orders --channel beta --why "faster list"',
  run: async ({ positionals: [name], values }) => {
    const change = readChange(values)
    const caller = readCaller(values)
    const preview = previewOf(values)
    if (preview) {
      const checked = await verdictOn({ name, values, isPreview: true, isOnceEnough: true })
      return checked.exitCode === 0 ? showPreview({ name, caller, values, preview }) : checked
    }
    const replaces = await readStable({ name, channel: change.channel, caller })
    const checked = await verdictOn({ name, values, isOnceEnough: true })
    if (checked.exitCode !== 0) return checked
    const result = await publishRemote({
      name,
      ...caller,
      baseUrl: values['base-url'],
      ...change,
      replaces,
      allowLower: values['allow-lower'],
    })
    const { version, revision, waiting } = result
    if (waiting) return { result, text: waitingText(result), exitCode: 7 }
    const published = `Published ${name} ${version} to ${change.channel} (registry revision ${revision})`
    const { pages } = checked.result
    return { result, text: pages.why ? `${published}\n${seenInBrowser(pages)}` : published }
  },
}

/** Commands from sources to a version that browsers can load. */
export const deliver = { build, check, publish }
