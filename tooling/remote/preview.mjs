import { readCount } from './arguments.mjs'
import { Refusal } from './built-remote.mjs'
import { publishPreview } from './publish.mjs'

const PREVIEW_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/
const USUAL_DAYS = '7'
const MOST_DAYS = 30

const wrong = text => new Refusal(text, 2)

/** Returns `--preview` and `--days`; undefined without a preview. */
export const previewOf = ({ preview, days, ...values }) => {
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
export const showPreview = async ({ name, caller, values, preview }) => {
  const published = await publishPreview({ name, ...caller, baseUrl: values['base-url'], ...preview })
  const { version, until } = published
  const link = new URL(published.link, caller.api).href
  return {
    result: { ...published, link },
    text: `${link}\nShows ${name} ${version} as ${preview.preview} until ${until}, to whoever is signed in and says yes; no channel serves it.`,
  }
}
