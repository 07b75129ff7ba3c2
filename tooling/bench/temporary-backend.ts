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
  /** Stops the backend and deletes its data folder. */
  stop(): Promise<void>
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const STOPPED = 130

// An interrupted bench must not leave a database behind.
const alsoOnSignals = (stop: () => Promise<void>): (() => void) => {
  const end = () => void stop().finally(() => process.exit(STOPPED))
  for (const signal of SIGNALS) process.once(signal, end)
  return () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
}

/**
 * Starts a backend with demo data in a temporary folder, which is deleted at the end, even if the bench is
 * interrupted.
 */
export const startTemporaryBackend = async ({
  name,
  ...where
}: Omit<Backend, 'dataDir'> & { name: string }): Promise<TemporaryBackend> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), `sufra-${name}-`))
  const forget = () => rm(dataDir, { recursive: true, force: true })
  try {
    const backend = await startBackend({ ...where, dataDir })
    const end = async () => {
      await stopBackend(backend, 'SIGTERM')
      await forget()
    }
    const leave = alsoOnSignals(end)
    const stop = async () => {
      leave()
      await end()
    }
    return { url: `http://localhost:${where.port}`, dataDir, backend, stop }
  } catch (error) {
    await forget()
    throw error
  }
}
