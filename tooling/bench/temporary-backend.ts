import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBackend, stopBackend } from './start-backend.ts'
import type { Backend } from './start-backend.ts'

export interface TemporaryBackend {
  url: string
  dataDir: string
  backend: ChildProcess
  /** Ends it and takes its data folder away. */
  stop(): Promise<void>
}

/** A backend with demo data in a folder of its own, of which nothing is left. */
export const startTemporaryBackend = async ({
  name,
  ...where
}: Omit<Backend, 'dataDir'> & { name: string }): Promise<TemporaryBackend> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), `sufra-${name}-`))
  const forget = () => rm(dataDir, { recursive: true, force: true })
  try {
    const backend = await startBackend({ ...where, dataDir })
    const stop = async () => {
      await stopBackend(backend, 'SIGTERM')
      await forget()
    }
    return { url: `http://localhost:${where.port}`, dataDir, backend, stop }
  } catch (error) {
    await forget()
    throw error
  }
}
