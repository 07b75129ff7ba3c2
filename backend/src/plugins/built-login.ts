import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#src/env.ts'

type Language = 'ar' | 'en'
type Asking = Pick<FastifyRequest, 'url' | 'headers' | 'cookies'>

// The first supported language in a list such as a browser's.
const languageIn = (codes: string | null | undefined): Language | undefined => {
  const code = /(?:^|,)\s*(ar|en)\b/i.exec(codes ?? '')?.[1]?.toLowerCase()
  return code === 'ar' || code === 'en' ? code : undefined
}

/**
 * Returns the language that the browser will choose (specification#language), as far as a request reveals it. The
 * browser also reads its own storage and renders the page again if that says otherwise.
 */
const languageOf = ({ url, headers, cookies }: Asking, start: Env['START_LANGUAGE']): Language =>
  languageIn(new URLSearchParams(url.split('?')[1]).get('lng')) ??
  languageIn(cookies.i18next) ??
  languageIn(start) ??
  languageIn(headers['accept-language']) ??
  'en'

// The root address shows the sign-in page, too, to people who are not signed in.
const LOGIN = /^\/(login)?(\?|$)/

// Returning visitors have a language cookie (specification#language) and the application in the browser's cache.
const isFirstVisit = ({ cookies }: Asking): boolean => cookies.i18next === undefined

/**
 * Returns the file for a navigation. `/login` gets a page with the rendered form, and a first visit one with the
 * application inlined, if the host's build has such pages.
 */
export const pageFileOf = ({ HOST_DIST, START_LANGUAGE }: Pick<Env, 'HOST_DIST' | 'START_LANGUAGE'>) => {
  const has = (file: string) => existsSync(join(HOST_DIST, file))
  const [hasBuiltLogin, hasFirstVisit] = [has('login.ar.html'), has('login.ar.first.html')]
  return (request: Asking): string => {
    if (!hasBuiltLogin || !LOGIN.test(request.url)) return 'index.html'
    const kind = hasFirstVisit && isFirstVisit(request) ? 'first.html' : 'html'
    return `login.${languageOf(request, START_LANGUAGE)}.${kind}`
  }
}
