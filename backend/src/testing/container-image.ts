import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { requireDebianPrograms } from './debian-programs.ts'

const run = promisify(execFile)
const ROOT = join(__dirname, '../../..')
const TOOLS = ['buildah', 'podman', 'runc', 'mmdebstrap']
const BASE_ARCHIVE = join(tmpdir(), 'sufra-image-base-bookworm.tar')
const BASE = 'localhost/sufra-base'
const IMAGE = 'localhost/sufra'

// Debian and the Node that runs the tests: no registry of images is needed. Made once on a machine. Perl is removed
// afterwards, because installing Debian's packages needs it.
const makeBaseArchive = async () => {
  if (existsSync(BASE_ARCHIVE)) return
  const unused = ['doc', 'man', 'locale', 'info'].map(name => `--dpkgopt=path-exclude=/usr/share/${name}/*`)
  const include = '--include=ca-certificates,tzdata,libstdc++6'
  await run('mmdebstrap', [
    '--variant=essential',
    '--mode=root',
    include,
    ...unused,
    'bookworm',
    `${BASE_ARCHIVE}.new.tar`,
  ])
  await rename(`${BASE_ARCHIVE}.new.tar`, BASE_ARCHIVE)
}

// The first stage installs packages and builds, which has happened in this checkout already.
const lastStage = () => {
  const text = readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8')
  return `ARG BASE\n${text.slice(text.indexOf('FROM ${BASE}'))}`
}

export interface ContainerImage {
  /** folder with the files of the image that do not belong to its base */
  files: string
  sizeInBytes: number
  /** arguments of podman that run the image as a user without an account, on a read-only root and the network of this machine */
  runArguments(variables: Record<string, string>, options?: readonly string[]): string[]
  remove(): Promise<void>
}

/** Builds the image of the built checkout on a base from Debian's packages. Needs root, and installs Debian's tools. */
export const buildContainerImage = async (): Promise<ContainerImage> => {
  requireDebianPrograms(TOOLS)
  const folder = await mkdtemp(join(tmpdir(), 'sufra-image-'))
  const storage = [
    '--storage-driver',
    'vfs',
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
  ]
  const build = (context: string, ...args: string[]) =>
    run('buildah', [...storage, 'build', '--isolation', 'chroot', ...args, context])
  const podman = [...storage, '--cgroup-manager', 'cgroupfs']

  const files = join(folder, 'build/out')
  await run(process.execPath, [join(ROOT, 'tooling/image/assemble.mjs'), files])
  await makeBaseArchive()
  const context = join(folder, 'base')
  await mkdir(context)
  await copyFile(BASE_ARCHIVE, join(context, 'base.tar'))
  await copyFile(process.execPath, join(context, 'node'))
  await writeFile(
    join(context, 'Containerfile'),
    'FROM scratch\nADD base.tar /\nRUN rm -rf /usr/share/perl* /usr/lib/*/perl* /usr/lib/*/gconv\nCOPY --chmod=755 node /usr/local/bin/node\n',
  )
  await build(context, '--tag', BASE)
  const file = join(folder, 'Containerfile')
  await writeFile(file, lastStage())
  const arguments_ = ['--build-context', `build=${join(folder, 'build')}`, '--build-arg', `BASE=${BASE}`]
  await build(context, ...arguments_, '--file', file, '--tag', IMAGE)
  const { stdout } = await run('podman', [...podman, 'image', 'inspect', '--format', '{{.Size}}', IMAGE])

  return {
    files,
    sizeInBytes: Number(stdout),
    runArguments: (variables, options = []) => [
      ...podman,
      ...['run', '--rm', '--runtime', 'runc', '--network', 'host', '--read-only', '--user', '54321:54321'],
      ...['--tmpfs', '/data:mode=1777', '--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
      ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...options,
      IMAGE,
    ],
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
