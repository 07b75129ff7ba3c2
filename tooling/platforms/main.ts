import path from 'node:path'
import { intervalOf } from '../simulate/options.ts'
import { DEMO_ORDERS } from './order/adopt-order.ts'
import { startPlatforms } from './start-platforms.ts'

// Started by `npm start` beside the server, with settings in its environment; it ends with its parent process.
const { PLATFORMS_PORT = '0', SUFRA_URL = 'http://localhost:4000', DATA_DIR, PLATFORM_ORDERS } = process.env

const platforms = await startPlatforms({
  port: Number(PLATFORMS_PORT),
  sufraUrl: SUFRA_URL,
  file: DATA_DIR && path.join(DATA_DIR, 'platforms.json'),
  ordersEveryMs: !PLATFORM_ORDERS || PLATFORM_ORDERS === 'off' ? null : intervalOf(PLATFORM_ORDERS),
  drivers: true,
  adopts: DEMO_ORDERS,
})

let isEnding = false
const end = async (): Promise<void> => {
  if (isEnding) return
  isEnding = true
  await platforms.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
process.on('disconnect', () => void end())
process.send?.('listening')
