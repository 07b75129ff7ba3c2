import { rm } from 'node:fs/promises'

export default async function stopTestServer(): Promise<void> {
  const started = globalThis.sufraTestServer
  if (!started) return
  await started.server.destroy()
  await rm(started.dataDir, { recursive: true, force: true })
}
