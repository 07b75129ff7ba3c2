import { plain } from '../parse-poll.ts'

/** Message of an Epson printer (Server Direct Print). */
export type EpsonWords =
  | { kind: 'ask' }
  | { kind: 'status' }
  | { kind: 'result'; jobName: string | undefined; isPrinted: boolean; code: string }

// The answer has a few known tags. Of a malicious one only these short texts are read.
const RESPONSE = /<response\b([^>]{0,1000})>/
const JOB = /<printjobid>([^<]{1,40})<\/printjobid>/
const COMPLAINT = /<ErrorSummary>([^<]{1,200})<\/ErrorSummary>/

const attribute = (name: string, within: string): string =>
  new RegExp(`\\b${name}="([^"]{0,100})"`).exec(within)?.[1] ?? ''

const resultOf = (document: string): EpsonWords => {
  const response = RESPONSE.exec(document)?.[1] ?? ''
  const success = attribute('success', response)
  const isPrinted = success === 'true' || success === '1'
  const complaint = attribute('code', response) || COMPLAINT.exec(document)?.[1] || 'unknown'
  return {
    kind: 'result',
    jobName: JOB.exec(document)?.[1],
    isPrinted,
    code: isPrinted ? 'OK' : plain(complaint),
  }
}

/** Parses the form of an Epson printer. undefined: another protocol. */
export const readEpsonWords = (body: unknown): EpsonWords | undefined => {
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '')
  switch (form.get('ConnectionType')) {
    case 'GetRequest':
      return { kind: 'ask' }
    case 'SetResponse':
      return resultOf(form.get('ResponseFile') ?? '')
    case 'SetStatus':
      return { kind: 'status' }
    default:
      return undefined
  }
}
