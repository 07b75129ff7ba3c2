import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const Files = z.array(z.string().regex(/^\/[\w./-]+$/))
const Hints = z.object({
  groups: z.object({
    login: Files,
    account: Files,
    onboarding: Files,
    shell: Files,
    federation: Files,
  }),
  fonts: z.object({ ar: Files, en: Files }),
})
type Hints = z.output<typeof Hints>
type Groups = Hints['groups']

// In the same request mode as the script in the page (host/public/start.js); another mode would load the file twice.
const script = (file: string) => `<${file}>; rel=preload; as=script`
const data = (file: string) => `<${file}>; rel=preload; as=fetch; crossorigin`
const font = (file: string) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`

const LANGUAGE_COOKIE = /(?:^|; )i18next=([^;]*)/
// A visitor of a screen of the shell is usually signed in; at the root address this is unknown.
const GROUPS_AT: [RegExp, (keyof Groups)[]][] = [
  [/^\/$/, []],
  [/^\/login\/?$/, ['login']],
  [/^\/(?:signup|otp|forgetPassword)(?:\/|$)/, ['account']],
  [/^\/(?:businessDetails|subscriptions)(?:\/|$)/, ['onboarding']],
  [/^\/(?:dashboard|branches|integrations|settings|support|users)(?:\/|$)/, ['shell']],
  [/^\//, ['shell', 'federation']],
]

const languageOf = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): 'ar' | 'en' => {
  const asked = new URLSearchParams(url.split('?')[1]).get('lng')
  const kept = LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1]
  return /^en/i.test(asked || kept || 'ar') ? 'en' : 'ar'
}

const groupsAt = (path: string): (keyof Groups)[] =>
  GROUPS_AT.find(([pattern]) => pattern.test(path))?.[1] ?? []

const readHints = (hostDist: string): Hints | undefined => {
  try {
    return Hints.parse(JSON.parse(readFileSync(join(hostDist, 'page-hints.json'), 'utf8')))
  } catch {
    // The page opens without them, only later.
    return undefined
  }
}

// A rendered page has the texts of its language inlined.
const PAGE = /^(?:index|login\.(ar|en)(\.first)?)\.html$/

/** Returns the `Link` header of a page by its file and the address: the files that its first script will request. */
export const createPageHints = (hostDist: string) => {
  const hints = readHints(hostDist)
  return (file: string, request: Pick<FastifyRequest, 'url' | 'headers'>): string | undefined => {
    const page = PAGE.exec(file)
    if (!hints || !page) return undefined
    const [path = ''] = request.url.split('?')
    const rendered = page[1] === 'ar' || page[1] === 'en' ? page[1] : null
    const language = rendered ?? languageOf(request)
    // The page of a first visit has its scripts inlined.
    const scripts = page[2] ? [] : groupsAt(path).flatMap(group => hints.groups[group])
    return [
      ...[...new Set(scripts)].map(script),
      ...['/config.json', ...(rendered ? [] : [`/locales/${language}.json`])].map(data),
      ...hints.fonts[language].map(font),
    ].join(', ')
  }
}
