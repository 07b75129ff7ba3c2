import { setTimeout as pause } from 'node:timers/promises'
import { blackAndWhite } from '../../torture/api/png.ts'
import type { PrinterOptions } from '../options.ts'
import { SLOW_MS, patienceOf } from './printer-environment.ts'
import type { PrinterEnvironment } from './printer-environment.ts'

const IMAGE = /<image width="(\d+)" height="(\d+)"[^>]*>([^<]*)<\/image>/
const JOB = /<printjobid>([^<]*)<\/printjobid>/

const post = async (
  { address }: PrinterOptions,
  form: Record<string, string>,
  signal?: AbortSignal,
): Promise<string> => {
  const answered = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ ...form, ID: 'simulated', Name: 'TM-m30III' }),
    signal: patienceOf(signal),
  })
  if (!answered.ok) throw new Error(`refused with ${answered.status}`)
  return answered.text()
}

// A printer reports its result even while it is being stopped.
const tell = (options: PrinterOptions, job: string, code: string): Promise<string> =>
  post(options, {
    ConnectionType: 'SetResponse',
    ResponseFile: `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${job}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${code === ''}" code="${code}" status="251854870" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
  })

/** Runs one poll of an Epson printer (Server Direct Print); returns whether a paper was printed. */
export const takeEpsonTurn = async (
  options: PrinterOptions,
  { keep, signal }: PrinterEnvironment,
): Promise<boolean> => {
  const asked = await post(options, { ConnectionType: 'GetRequest' }, signal)
  const job = JOB.exec(asked)?.[1]
  // An interrupted download is not reported: the printer polls again.
  if (job === undefined || options.fault === 'breaks-off') return false
  if (options.fault === 'no-paper') {
    await tell(options, job, 'EPTR_REC_EMPTY')
    return false
  }
  const [, width, height, dots] = IMAGE.exec(asked) ?? []
  if (dots === undefined) throw new Error(`job ${job} has no picture`)
  if (options.fault === 'slow') await pause(SLOW_MS, undefined, { signal })
  const bits = Buffer.from(dots, 'base64')
  await keep(job, blackAndWhite({ width: Number(width), height: Number(height), bits }))
  if (options.fault !== 'never-confirms') await tell(options, job, '')
  return true
}
