import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#src/database/embedded/postmaster.ts'
import { requireDebianPrograms } from './debian-programs.ts'

// PgBouncer refuses to run as root.
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const ROUNDS = 100

const loginOf = (url: string) => {
  const { username, password, searchParams } = new URL(url)
  const user = searchParams.get('user') ?? decodeURIComponent(username)
  return { user, password: searchParams.get('password') ?? decodeURIComponent(password) }
}

const untilItAnswers = async (connectionString: string): Promise<void> => {
  for (let round = 0; ; round += 1) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (round >= ROUNDS) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

/**
 * Starts Debian's PgBouncer in front of the server of these logins, with its default settings apart from the mode.
 * Returns the logins' addresses through it.
 */
export const startPgbouncer = async (mode: 'session' | 'transaction', urls: readonly string[]) => {
  requireDebianPrograms(['pgbouncer'])
  const folder = await mkdtemp(join(tmpdir(), 'sufra-pgbouncer-'))
  const port = await freePort()
  const [server] = urls.map(url => new URL(url))
  const users = urls.map(loginOf).map(({ user, password }) => `"${user}" "${password}"\n`)
  await writeFile(join(folder, 'users.txt'), users.join(''))
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${server?.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
default_pool_size = 60
pool_mode = ${mode}
`,
  )
  await chmod(folder, 0o755)
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...NOBODY })
  const through = urls.map(url => {
    const changed = new URL(url)
    changed.host = `127.0.0.1:${port}`
    return changed.href
  })
  await untilItAnswers(through[0] ?? '')
  return {
    urls: through,
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
      await rm(folder, { recursive: true })
    },
  }
}
