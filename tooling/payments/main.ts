import { startPayments } from './start-payments.ts'

// Started by `npm start` beside the server, with settings in its environment; it ends with its parent process.
const { PAYMENTS_PORT = '0', CLICKPAY_PROFILE_ID = '0', CLICKPAY_SERVER_KEY = '' } = process.env

const payments = await startPayments({
  port: Number(PAYMENTS_PORT),
  profileId: Number(CLICKPAY_PROFILE_ID),
  serverKey: CLICKPAY_SERVER_KEY,
})

let isEnding = false
const end = async (): Promise<void> => {
  if (isEnding) return
  isEnding = true
  await payments.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
process.on('disconnect', () => void end())
process.send?.('listening')
