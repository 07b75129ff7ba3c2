import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#src/env.ts'

type Language = 'ar' | 'en'
type Asking = Pick<FastifyRequest, 'url' | 'headers' | 'cookies'>

// In a list, as of a browser, the first that we speak.
const languageIn = (codes: string | null | undefined): Language | undefined => {
  const code = /(?:^|,)\s*(ar|en)\b/i.exec(codes ?? '')?.[1]?.toLowerCase()
  return code === 'ar' || code === 'en' ? code : undefined
}

/**
 * The language that the browser will find (specification#language), as far as a request tells. What only the browser keeps
 * is looked at there, and the page is rendered anew when it says otherwise.
 */
const languageOf = ({ url, headers, cookies }: Asking, start: Env['START_LANGUAGE']): Language =>
  languageIn(new URLSearchParams(url.split('?')[1]).get('lng')) ??
  languageIn(cookies.i18next) ??
  languageIn(start) ??
  languageIn(headers['accept-language']) ??
  'en'

// The address that people type is of the sign-in page as well, for whoever is not signed in.
const LOGIN = /^\/(login)?(\?|$)/

// Who was here before has the language in a cookie (specification#language), and the application in the browser's cache.
const isFirstVisit = ({ cookies }: Asking): boolean => cookies.i18next === undefined

/**
 * Which file answers a navigation: at `/login` one that has the form in it, and at a first visit the application too, where the build of
 * the host brought such.
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
