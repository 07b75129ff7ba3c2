import type { AddPrinterRequest, PollAnswer, Printer, PrinterAddress } from '@sufra/shared/contracts/printer'
import type { OpenShop } from './open-shop.ts'
import type { Headers } from './shop-fixture.ts'

/** A simulated Star printer, identified by its address alone. */
export interface SimulatedStarPrinter {
  ask(said?: object): Promise<PollAnswer>
  fetch(token?: string): ReturnType<OpenShop['actAs']>
  confirm(token: string | undefined, code?: string): ReturnType<OpenShop['actAs']>
  /** Prints the next job; returns the bytes of the paper. */
  print(): Promise<Buffer | undefined>
}

export const paperMachine = ({ test }: Pick<OpenShop, 'test'>, url: string): SimulatedStarPrinter => {
  const ask = async (said: object = { statusCode: '200%20OK' }): Promise<PollAnswer> => {
    const headers = { 'content-type': 'application/json' }
    const answered = await test.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(said) })
    return answered.json()
  }
  const fetch = (token?: string) =>
    test.app.inject({ url: token ? `${url}?type=image/png&token=${token}` : url })
  const confirm = (token: string | undefined, code = '200%20OK') =>
    test.app.inject({ method: 'DELETE', url: `${url}?token=${token}&code=${code}` })
  return {
    ask,
    fetch,
    confirm,
    print: async (): Promise<Buffer | undefined> => {
      const { jobToken } = await ask()
      if (!jobToken) return undefined
      const { rawPayload } = await fetch(jobToken)
      await confirm(jobToken)
      return rawPayload
    },
  }
}

/** A simulated Epson printer, which sends forms and reads XML. */
export interface EpsonMachine {
  ask(): Promise<{ statusCode: number; type: string; xml: string }>
  /** Reports the result of a job; of the last one by default. */
  tell(attributes: string, job?: string): Promise<number>
  /** Reports that it could not read its last job. */
  complain(summary: string): Promise<number>
}

export const epsonMachine = ({ test }: Pick<OpenShop, 'test'>, url: string): EpsonMachine => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (form: Record<string, string>) =>
    test.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() })
  const result = async (inner: string): Promise<number> => {
    const file = `<?xml version="1.0"?><PrintResponseInfo Version="2.00">${inner}</PrintResponseInfo>`
    return (await post({ ConnectionType: 'SetResponse', ID: '', ResponseFile: file })).statusCode
  }
  return {
    ask: async () => {
      const { statusCode, body, headers: told } = await post({ ConnectionType: 'GetRequest', ID: '' })
      return { statusCode, type: String(told['content-type']), xml: body }
    },
    tell: (attributes, job) => {
      const named = job === undefined ? '' : `<printjobid>${job}</printjobid>`
      return result(
        `<ePOSPrint><Parameter><devid>local_printer</devid>${named}</Parameter><PrintResponse><response ${attributes}/></PrintResponse></ePOSPrint>`,
      )
    },
    complain: summary =>
      result(
        `<ServerDirectPrint><Response Success="false"><ErrorSummary>${summary}</ErrorSummary></Response></ServerDirectPrint>`,
      ),
  }
}

/** Adds a printer to a branch of the shop; returns it with the simulated device. */
export const addPrinter = async (
  open: OpenShop,
  wanted: Partial<AddPrinterRequest> = {},
  headers: Headers = open.admin,
): Promise<{ printer: Printer; path: string; machine: SimulatedStarPrinter }> => {
  const usual: AddPrinterRequest = {
    branchId: open.shop.branchId,
    name: 'المطبخ',
    prints: 'ticket',
    paperMm: 80,
    language: 'ar',
    isOnAccept: true,
  }
  const answered = await open.test.app.inject({
    method: 'POST',
    url: '/api/Printer/Add',
    headers,
    payload: { ...usual, ...wanted },
  })
  const { printer, path }: PrinterAddress = answered.json()
  return { printer, path, machine: paperMachine(open, path) }
}
