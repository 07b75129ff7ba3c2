import { askJson } from '../api.mjs'
import { readCaller, readCount, readName } from '../arguments.mjs'
import { Refusal } from '../built-remote.mjs'

const DEFAULT_MINUTES = '480'
const LONGEST_MINUTES = 1440

const readAddress = text => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Refusal(`${text} is no address; one looks like http://localhost:5001.`, 2)
}

const overrideLink = {
  positionals: ['NAME', 'URL'],
  options: ['minutes', 'api', 'token-file', 'json'],
  about: 'signs a link that runs it from URL in the tab that opens the link',
  more: `For a host with OVERRIDES=signed; the operator needs no link, and with OVERRIDES=open no link is needed. The origin of URL must be
among REMOTE_ORIGINS of the server. URL is a dev server (dev NAME --for-production-host) or a folder with a build.`,
  example: 'override-link orders http://localhost:5002 --minutes 60',
  run: async ({ positionals: [text, address], values }) => {
    const name = readName(text)
    const minutes = readCount({
      text: values.minutes ?? DEFAULT_MINUTES,
      from: 1,
      to: LONGEST_MINUTES,
      what: '--minutes',
    })
    const url = readAddress(address)
    const caller = readCaller(values)
    const { query, proof, expiresAt } = await askJson({
      caller,
      request: { path: '/api/Release/SignOverride', json: { name, url, minutes } },
      doing: `sign a link for ${name}`,
    })
    const link = new URL(`/?${query}`, caller.api).href
    return {
      result: { name, url, link, query, proof, expiresAt },
      text: `${link}\nRuns ${name} from ${url} until ${expiresAt}, in the tab that opens it.`,
    }
  },
}

/** Command that shows an unreleased build to others. */
export const overrides = { 'override-link': overrideLink }
