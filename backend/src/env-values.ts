import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { InvoiceSellerRequest } from '@sufra/shared/contracts/invoice-seller'

export const List = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean),
)

// `proxy-addr` reads these names; an unknown one would end in a stack trace.
const NAMED_PROXIES = new Set(['loopback', 'linklocal', 'uniquelocal'])
const isProxy = (text: string) =>
  NAMED_PROXIES.has(text) || (/^[^/]+(\/\d{1,3})?$/.test(text) && isIP(text.split('/')[0] ?? '') > 0)
export const Proxies = List.pipe(z.array(z.string().refine(isProxy)))

export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
// They become part of the content security policy, so only origins may pass.
export const Origins = List.pipe(z.array(z.string().refine(isOrigin)))

/** Returns whether a text is the address of a place in a bucket, such as `s3://bucket/prefix`. */
export const isBucket = (text: string) =>
  /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/\w[\w.-]*)*\/?$/.test(text)
export const isWebAddress = (text: string) => URL.canParse(text) && /^https?:\/\/[^/]/.test(text)

export const PlatformAddress = z
  .string()
  .refine(isWebAddress, { abort: true })
  .transform(text => text.replace(/\/+$/, ''))
  .optional()

export const isMailServer = (text: string) => URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text)
export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

// Every call carries the key.
export const isPaymentServer = (text: string) => {
  if (!isWebAddress(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return !username && !password && (protocol === 'https:' || LOOPBACK.has(hostname))
}

export const SecretKey = z.string().regex(/^[\w-]{43}$/)

// `Sufra <no-reply@sufra.example>` or the address alone.
export const SENDER = /^(?:[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u

// The repository's folder, both from `src/env-values.ts` and from the bundle `dist/server.js`.
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const Folder = z.string().transform(path => resolve(ROOT, path))

// The company as registered with the tax authority.
export const SellerSetting = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'malformed_json' })
      return z.NEVER
    }
  })
  .pipe(InvoiceSellerRequest)

export const Port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535))

export const PoolSize = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1))

// At most ten years.
export const Days = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(3_650))
