import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HOST_PATHS } from '@sufra/shared/contracts/host-paths'
import { SPECIFIED_SCREENS } from '@sufra/shared/contracts/specified'
import type { Env } from '#src/env.ts'
import { notFound } from '#src/errors/errors.ts'
import { createImageStore, createRemoteStore, imagePlace, remotePlace } from '#src/file-store/stores.ts'
import { headersOfFile, IMMUTABLE, OPEN_TO_ALL, originalOf, typeOfFile } from '#src/routing/stored-file.ts'
import { serveBucket } from './bucket-files.ts'
import { pageFileOf } from './built-login.ts'
import { sendProblem } from './error-mapper.ts'
import { createPageHints } from './page-hints.ts'
import { createPagePolicy } from './page-policy.ts'

const HASHED = /[./\\-][0-9a-f]{8,}\.[\w.]+$/
const NOT_PAGES = /^\/(api|remotes|locales|images|docs|dev|tools|guide)(\/|$)/
// A path with an extension or a dot at the start names a file.
const FILE = /\/\.|\.[^/]*$/
const PAGE = /\.html$/
const SCREENS = new Set(
  [...HOST_PATHS, ...SPECIFIED_SCREENS.map(({ path }) => path.split('/')[0] ?? '')].map(segment =>
    segment.toLowerCase(),
  ),
)
const POLICY = 'content-security-policy'
const COMMON = { preCompressed: true, cacheControl: false, index: false, dotfiles: 'ignore' } as const

const serveFolder = async (app: FastifyInstance, folder: { prefix: string; root: string }) => {
  await mkdir(folder.root, { recursive: true })
  await app.register(async scope => {
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(OPEN_TO_ALL))
    // In `onSend`, because the type of a compressed copy is set after all other headers, from another list.
    scope.addHook('onSend', async ({ params }, reply) => {
      const type = typeOfFile(String(Object(params)['*']))
      if (type && reply.statusCode < 300) void reply.headers(headersOfFile(type))
    })
    await scope.register(serveFiles, {
      ...COMMON,
      ...folder,
      decorateReply: false,
      // Also excludes stored files from before this list existed.
      allowedPath: path => typeOfFile(path) !== undefined,
      setHeaders: reply => void reply.header('cache-control', IMMUTABLE),
    })
  })
}

// Programs and packages for a shell: revalidated each time, and never a page of this origin, whatever they hold.
const serveTools = (app: FastifyInstance, root: string) =>
  app.register(serveFiles, {
    ...COMMON,
    root,
    prefix: '/tools/',
    decorateReply: false,
    preCompressed: false,
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  })

// Our own pages, like the host's.
const serveGuide = (app: FastifyInstance, root: string) =>
  app.register(serveFiles, {
    ...COMMON,
    // A list, because a single name is not found when a compressed copy is requested.
    index: ['index.html'],
    redirect: true,
    root,
    prefix: '/guide',
    decorateReply: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : 'no-cache'),
  })

const isNavigation = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?')
  return (method === 'GET' || method === 'HEAD') && !FILE.test(path) && !NOT_PAGES.test(path)
}

interface Options {
  env: Env
  /** whether the first segment of an address belongs to a remote */
  isRemotePath: (segment: string) => Promise<boolean>
}

/** Serves the built host, the versions of remotes and the images, compressed if a `.br` or `.gz` lies beside a file. */
export const registerStaticFiles = async (
  app: FastifyInstance,
  { env, isRemotePath }: Options,
): Promise<void> => {
  if (env.REMOTE_STORE) serveBucket(app, { prefix: '/remotes/', store: createRemoteStore(env) })
  else await serveFolder(app, { prefix: '/remotes/', root: remotePlace(env) })
  if (env.IMAGE_STORE) serveBucket(app, { prefix: '/images/', store: createImageStore(env) })
  else await serveFolder(app, { prefix: '/images/', root: imagePlace(env) })
  if (existsSync(env.TOOLS_DIST)) await serveTools(app, env.TOOLS_DIST)
  if (existsSync(env.GUIDE_DIST)) await serveGuide(app, env.GUIDE_DIST)
  const hintsFor = createPageHints(env.HOST_DIST)
  const policyFor = createPagePolicy()
  await app.register(serveFiles, {
    ...COMMON,
    root: env.HOST_DIST,
    prefix: '/',
    // Files with a hash in the name never change; all others are revalidated by ETag.
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
  // A browser gets the page, which leads a person on. All others, such as link previews, accept anything.
  const sendUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.accept?.includes('text/html')) void reply.code(404).sendFile(fileOf(request))
    else sendProblem(notFound(), request, reply)
  }
  const answerNavigation = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const segment = /^\/([^/?]*)/.exec(request.url)?.[1]?.toLowerCase() ?? ''
    if (SCREENS.has(segment) || (await isRemotePath(segment))) void sendPage(request, reply)
    else sendUnknown(request, reply)
  }
  // The file server would treat it as a folder.
  app.get('/', { schema: { hide: true } }, sendPage)
  // Returns nothing: Fastify awaits a returned reply with listeners of its own, and the route of files already awaits
  // it.
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isNavigation(request)) void answerNavigation(request, reply)
    else sendProblem(notFound(), request, reply)
  })
}
