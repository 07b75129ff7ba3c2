import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartError } from '#src/errors.ts'

const List = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean),
)

// `proxy-addr` reads these; a name it does not know would be a stack trace.
const NAMED_PROXIES = new Set(['loopback', 'linklocal', 'uniquelocal'])
const isProxy = (text: string) =>
  NAMED_PROXIES.has(text) || (/^[^/]+(\/\d{1,3})?$/.test(text) && isIP(text.split('/')[0] ?? '') > 0)
const Proxies = List.pipe(z.array(z.string().refine(isProxy)))

// They become part of the content security policy, so nothing but an origin may pass.
const Origins = List.pipe(
  z.array(z.string().refine(text => URL.canParse(text) && new URL(text).origin === text)),
)

// The repository's folder, from `src/env.ts` as from the bundle `dist/server.js`.
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const Folder = z.string().transform(path => resolve(ROOT, path))

// Every environment variable of the backend is read here and nowhere else.
const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('localhost'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .default('4000')
    .transform(Number)
    .pipe(z.int().max(65_535)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATA_DIR: Folder.prefault('data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^\d{1,3}$/)
    .default('10')
    .transform(Number)
    .pipe(z.int().min(2)),
  SEED: z.enum(['demo', 'off']).default('demo'),
  OPERATOR_EMAIL: z.string().optional(),
  OPERATOR_PASSWORD: z.string().optional(),
  JWT_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: Proxies.default([]),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,6}$/)
    .default('1')
    .transform(Number)
    .pipe(z.int().min(1)),
  HOST_DIST: Folder.prefault('host/dist'),
  START_LANGUAGE: z.enum(['ar', 'en', 'none']).default('ar'),
  REMOTE_ORIGINS: Origins.default([]),
  REQUIRED_REMOTES: List.default([]),
  CHANNEL: z.string().default('stable'),
  DEBUG_TRANSLATIONS: z
    .enum(['true', 'false'])
    .default('false')
    .transform(text => text === 'true'),
})
export type Env = z.output<typeof Variables>

/** Reads the settings once, at start. An empty variable counts as absent. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = Variables.safeParse(given)
  if (result.success) return result.data
  const names = [...new Set(result.error.issues.map(issue => String(issue.path[0])))].join(', ')
  throw new StartError(
    `Sufra cannot start: these environment variables have a value it cannot use: ${names}.`,
  )
}
