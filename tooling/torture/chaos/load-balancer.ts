import { readFile, writeFile } from 'node:fs/promises'
import https from 'node:https'
import path from 'node:path'
import { requireDebianPrograms } from '../../../backend/src/testing/debian-programs.ts'
import { freePort } from '../instance/instance.ts'
import { endChild, startChild } from './child-processes.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const CONFIGURATION = path.join(ROOT, 'deploy/haproxy.cfg')
const CERTIFICATES = path.join(ROOT, 'backend/src/testing/certificate')

interface Targets {
  /** folder for its files */
  folder: string
  nodes: [number, number]
  databases: [number, number]
}

/** Starts Debian's HAProxy with the configuration for operators, in front of these ports of 127.0.0.1. */
export const startLoadBalancer = async ({ folder, nodes, databases }: Targets) => {
  requireDebianPrograms(['haproxy'])
  const [plain, encrypted, database] = [await freePort(), await freePort(), await freePort()]
  const [certificate, key] = await Promise.all([
    readFile(path.join(CERTIFICATES, 'first.pem'), 'utf8'),
    readFile(path.join(CERTIFICATES, 'first-key.pem'), 'utf8'),
  ])
  const bundle = path.join(folder, 'certificate.pem')
  await writeFile(bundle, `${certificate}${key}`, { mode: 0o600 })
  const at = (port: number) => `127.0.0.1:${port}`
  const child = startChild({
    program: 'haproxy',
    args: ['-db', '-f', CONFIGURATION],
    log: path.join(folder, 'haproxy.log'),
    options: {
      env: {
        PATH: process.env.PATH,
        SUFRA_HTTP: at(plain),
        SUFRA_HTTPS: at(encrypted),
        SUFRA_CERTIFICATE: bundle,
        SUFRA_NODE_1: at(nodes[0]),
        SUFRA_NODE_2: at(nodes[1]),
        SUFRA_DATABASE: at(database),
        SUFRA_DATABASE_1: at(databases[0]),
        SUFRA_DATABASE_2: at(databases[1]),
      },
    },
  })
  return {
    url: `https://localhost:${encrypted}`,
    /** trusts its certificate, and keeps connections open as a platform does */
    agent: new https.Agent({ keepAlive: true, ca: certificate, maxSockets: 64 }),
    databasePort: database,
    stop: () => endChild(child, 'SIGKILL'),
  }
}
