import { execFile } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { appendFile, chown, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { installedPostgres } from '../../../backend/src/testing/installed-postgres.ts'
import { freePort } from '../instance/instance.ts'
import { endChild, killWithDescendants, startChild } from './child-processes.ts'

const run = promisify(execFile)
const LOOK_EVERY_MS = 50
const START_LIMIT_MS = 30_000
// PostgreSQL refuses to run as root.
const NOBODY = 65_534
const LOGIN = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** The owner of Sufra's tables, and a superuser that sees all rows. */
export const OWNER = 'sufra'
export const SUPERUSER = 'postgres'
export const DATABASE = 'sufra'
// The login of the load balancer's check; see deploy/haproxy.cfg.
const CHECK_LOGIN = 'sufra_check'
// A commit is acknowledged once the standby has it, so a failover loses none.
const SYNCHRONOUS = [`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()']

interface Server {
  port: number
  folder: string
  child: ChildProcess | undefined
}

const urlOf = ({ port }: Server): string => `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`

const queryServer = async (server: Server, ...statements: string[]): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: urlOf(server) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
  }
}

const untilTrue = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + START_LIMIT_MS
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > end) throw new Error(`PostgreSQL: ${what} did not happen in time`)
    await wait(LOOK_EVERY_MS)
  }
}

/** A primary PostgreSQL of Debian and its synchronous standby, both on the loopback. */
export class PostgresPair {
  private primary: Server
  private standby: Server

  private constructor(
    private readonly programs: string,
    private readonly log: string,
    servers: { first: Server; second: Server },
  ) {
    this.primary = servers.first
    this.standby = servers.second
  }

  /** Creates both servers in a folder, and the database of Sufra. */
  static async create(folder: string): Promise<PostgresPair> {
    const home = path.join(folder, 'postgres')
    await mkdir(home)
    if (LOGIN.uid !== undefined) await chown(home, LOGIN.uid, LOGIN.gid)
    const serverAt = async (name: string): Promise<Server> => ({
      port: await freePort(),
      folder: path.join(home, name),
      child: undefined,
    })
    const servers = { first: await serverAt('first'), second: await serverAt('second') }
    const pair = new PostgresPair(await installedPostgres(), path.join(folder, 'postgres.log'), servers)
    await pair.initialize()
    return pair
  }

  get ports(): [number, number] {
    return [this.primary.port, this.standby.port]
  }

  private async run(program: string, args: readonly string[]): Promise<void> {
    await run(path.join(this.programs, program), args, { ...LOGIN, cwd: '/' })
  }

  private async initialize(): Promise<void> {
    await this.run('initdb', ['-D', this.primary.folder, '-U', SUPERUSER, '-A', 'trust', '--no-sync'])
    await appendFile(
      path.join(this.primary.folder, 'postgresql.conf'),
      "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nwal_keep_size = '256MB'\n",
    )
    this.start(this.primary)
    await untilTrue('the start', async () => (await queryServer(this.primary, 'select 1')).length === 1)
    await queryServer(
      this.primary,
      `create role ${OWNER} login createrole`,
      `create role ${CHECK_LOGIN} login`,
      `create database ${DATABASE} owner ${OWNER}`,
    )
    await this.addStandby()
  }

  private start(server: Server): void {
    const args = ['-D', server.folder, '-p', String(server.port)]
    const program = path.join(this.programs, 'postgres')
    server.child = startChild({ program, args, log: this.log, options: { ...LOGIN, cwd: '/' } })
  }

  /** Copies the primary to the other server and starts that as the synchronous standby. */
  async addStandby(): Promise<void> {
    const { primary, standby } = this
    await rm(standby.folder, { recursive: true, force: true })
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', SUPERUSER]
    await this.run('pg_basebackup', [...from, '-D', standby.folder, '-R', '-c', 'fast', '--no-sync'])
    this.start(standby)
    await untilTrue('the replication', async () => {
      const rows = await queryServer(primary, "select from pg_stat_replication where state = 'streaming'")
      return rows.length === 1
    })
    await queryServer(primary, ...SYNCHRONOUS)
  }

  /** Kills the primary with all its processes, and promotes the standby when the loss counts as noticed. */
  async failOver(noticeMs: number): Promise<void> {
    const { primary, standby } = this
    if (primary.child) await killWithDescendants(primary.child)
    await wait(noticeMs)
    await queryServer(standby, 'select pg_promote()')
    this.primary = standby
    this.standby = primary
  }

  async stop(): Promise<void> {
    for (const { child } of [this.standby, this.primary]) if (child) await endChild(child, 'SIGQUIT')
  }
}
