import { plain } from '../what-it-says.ts'

/** What an Epson printer says in its form (Server Direct Print). */
export type EpsonWords =
  | { kind: 'ask' }
  | { kind: 'status' }
  | { kind: 'result'; jobName: string | undefined; isPrinted: boolean; code: string }

// Its answer is a document of a few known tags; of a hostile one no more than these words can come.
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

/** Reads the form that an Epson printer posts. undefined: it is none, so the printer speaks another way. */
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
