import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  port: number
  /** the messages in order of arrival */
  messages: Buffer[]
  close(): Promise<void>
}

interface Options {
  port?: number
  /** an SMTP status for every recipient, such as 550 or 451 */
  refusesWith?: number
}

const refusal = (responseCode: number) => Object.assign(new Error('Not for this one'), { responseCode })

/** Starts a real SMTP server on the loopback that stores the messages it accepts. */
export const startMailServer = ({ port = 0, refusesWith }: Options = {}): Promise<MailServer> => {
  const messages: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusesWith ? refusal(refusesWith) : undefined),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  return new Promise(resolve => {
    const listening = server.listen(port, '127.0.0.1', () => {
      const address: AddressInfo | string | null = listening.address()
      const taken = typeof address === 'object' && address ? address.port : port
      resolve({
        url: `smtp://127.0.0.1:${taken}`,
        port: taken,
        messages,
        close: () => new Promise(closed => server.close(() => closed())),
      })
    })
  })
}
