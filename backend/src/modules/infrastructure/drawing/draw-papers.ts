import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const PROGRAM = new URL('./paper/draw.mjs', import.meta.url)

const Answer = z.object({
  id: z.number(),
  drawn: z.union([z.instanceof(Uint8Array), z.string()]).optional(),
  failure: z.string().optional(),
})

interface Waiting {
  resolve(drawn: Buffer): void
  reject(error: Error): void
}

interface Content {
  /** the template file, which names its own imports */
  template: URL
  /** JSON input of the template */
  data: string
}

/** Draws documents in a worker thread, which starts with the first document and ends with `close`. */
export interface PaperDrawer {
  /** PDF/A-3b */
  draw(sheet: Content & { issuedAt: Date }): Promise<Buffer>
  /** the only page as an SVG */
  picture(sheet: Content): Promise<Buffer>
  close(): Promise<void>
}

export const createPaperDrawer = (): PaperDrawer => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let asked = 0

  const settle = (message: unknown): void => {
    const { id, drawn, failure } = Answer.parse(message)
    const caller = waiting.get(id)
    waiting.delete(id)
    if (drawn) caller?.resolve(Buffer.from(drawn))
    else caller?.reject(new Error(failure ?? 'No paper came'))
    if (waiting.size === 0) worker?.unref()
  }

  // When the worker dies, all waiting calls fail, and the next document starts another one.
  const lose = (error: Error): void => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const begin = (): Worker => {
    const begun = new Worker(PROGRAM)
    begun.on('message', settle)
    begun.on('error', lose)
    begun.on('exit', () => lose(new Error('The thread that draws papers ended')))
    return begun
  }

  const ask = ({ template, data }: Content, as: 'pdf' | 'svg', issuedAt: Date): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      worker ??= begin()
      worker.ref()
      asked += 1
      waiting.set(asked, { resolve, reject })
      const issuedAtSeconds = Math.floor(issuedAt.getTime() / 1_000)
      worker.postMessage({ id: asked, template: template.href, data, as, issuedAtSeconds })
    })

  return {
    draw: sheet => ask(sheet, 'pdf', sheet.issuedAt),
    picture: sheet => ask(sheet, 'svg', new Date(0)),
    close: async () => {
      await worker?.terminate()
    },
  }
}
