import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#src/env.ts'
import { notFound } from '#src/errors.ts'
import { createRemoteStore } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import { headersOfFile, IMMUTABLE, OPEN_TO_ALL, originalOf, typeOfFile } from '#src/stored-file.ts'
import { serveBucket } from './bucket-files.ts'
import { pageFileOf } from './built-login.ts'
import { sendProblem } from './error-mapper.ts'
import { createPageHints } from './page-hints.ts'
import { createPagePolicy } from './page-policy.ts'

const HASHED = /[./\\-][0-9a-f]{8,}\.[\w.]+$/
const NOT_PAGES = /^\/(api|remotes|locales|images|docs|dev|tools|guide)(\/|$)/
// What has an ending, or hides behind a dot, is the name of a file.
const FILE = /\/\.|\.[^/]*$/
const PAGE = /\.html$/
const POLICY = 'content-security-policy'
const COMMON = { preCompressed: true, cacheControl: false, index: false, dotfiles: 'ignore' } as const

const folderServedToAll = (app: FastifyInstance, folder: { prefix: string; root: string }) =>
  app.register(async scope => {
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(OPEN_TO_ALL))
    // At the end: the type of a compressed copy is set after all other headers, from another list.
    scope.addHook('onSend', async ({ params }, reply) => {
      const type = typeOfFile(String(Object(params)['*']))
      if (type && reply.statusCode < 300) void reply.headers(headersOfFile(type))
    })
    await scope.register(serveFiles, {
      ...COMMON,
      ...folder,
      decorateReply: false,
      // Also of what lies there since before there was this list.
      allowedPath: path => typeOfFile(path) !== undefined,
      setHeaders: reply => void reply.header('cache-control', IMMUTABLE),
    })
  })

// Programs and packages for a shell: asked for again each time, and no page of this origin whatever they hold.
const serveTools = (app: FastifyInstance, root: string) =>
  app.register(serveFiles, {
    ...COMMON,
    root,
    prefix: '/tools/',
    decorateReply: false,
    preCompressed: false,
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  })

// Pages of our own, as the host's are.
const serveGuide = (app: FastifyInstance, root: string) =>
  app.register(serveFiles, {
    ...COMMON,
    // A list: one name alone is not found where a compressed copy is asked for.
    index: ['index.html'],
    redirect: true,
    root,
    prefix: '/guide',
    decorateReply: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : 'no-cache'),
  })

// Not by what they accept: link previews, checks and curl ask for anything. Which screens there are, the page knows.
const isNavigation = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?')
  return (method === 'GET' || method === 'HEAD') && !FILE.test(path) && !NOT_PAGES.test(path)
}

/** Serves the built host, the versions of remotes and the images, precompressed where a `.br` or `.gz` lies beside a file. */
export const registerStaticFiles = async (app: FastifyInstance, env: Env): Promise<void> => {
  const folders = env.REMOTE_STORE ? ['images'] : ['remotes', 'images']
  const stored = folders.map(name => ({ prefix: `/${name}/`, root: join(env.DATA_DIR, name) }))
  for (const folder of stored) {
    await mkdir(folder.root, { recursive: true })
    await folderServedToAll(app, folder)
  }
  if (env.REMOTE_STORE) serveBucket(app, createRemoteStore(env))
  if (existsSync(env.TOOLS_DIST)) await serveTools(app, env.TOOLS_DIST)
  if (existsSync(env.GUIDE_DIST)) await serveGuide(app, env.GUIDE_DIST)
  const hintsFor = createPageHints(env.HOST_DIST)
  const policyFor = createPagePolicy()
  await app.register(serveFiles, {
    ...COMMON,
    root: env.HOST_DIST,
    prefix: '/',
    // What has a hash in its name never changes; everything else is asked for again, by ETag.
    setHeaders: (reply, path) => {
      const file = originalOf(path).path
      void reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : 'no-cache')
      const hints = hintsFor(basename(file), reply.request)
      if (hints) void reply.header('link', hints)
      const policy = reply.raw.getHeader(POLICY)
      if (PAGE.test(file) && typeof policy === 'string') void reply.header(POLICY, policyFor(file, policy))
    },
  })
  const fileOf = pageFileOf(env)
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => reply.code(200).sendFile(fileOf(request))
  // To what serves files it is a folder.
  app.get('/', { schema: { hide: true } }, sendPage)
  // Hands nothing back: a reply that is handed back is waited for, with listeners of its own, and the route of files waits already.
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isNavigation(request)) void sendPage(request, reply)
    else sendProblem(notFound(), request, reply)
  })
}
