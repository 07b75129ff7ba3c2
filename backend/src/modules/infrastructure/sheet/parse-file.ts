import { Piscina } from 'piscina'
import { z } from 'zod'
import { MAX_IMPORT_ROWS } from '@sufra/shared/contracts/menu-import'
import { refusedFile } from './refused-file.ts'

/** Blank rows and titles among them. */
const MOST_ROWS_READ = 2 * MAX_IMPORT_ROWS

const Answer = z.union([
  z.object({ refusal: z.string() }),
  z.object({
    sheets: z.array(
      z.object({
        name: z.string(),
        isHidden: z.boolean(),
        lines: z.array(z.custom<{ number: number; cells: string[] }>()),
      }),
    ),
  }),
])
export type ParsedSheet = Extract<z.output<typeof Answer>, { sheets: unknown }>['sheets'][number]

interface File {
  bytes: Buffer
  kind: 'text' | 'workbook'
  /** index of the sheet that is read completely; others only have their first rows read */
  sheet: number
  /** the merchant: files of one merchant are parsed one after the other, so that others get a thread */
  owner: string
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Parses files of one owner in the order of arrival. */
const createOwnerQueue = () => {
  const lastOf = new Map<string, Promise<unknown>>()
  return async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (lastOf.get(owner) ?? Promise.resolve()).then(work)
    const settled = mine.catch(() => undefined)
    lastOf.set(owner, settled)
    try {
      return await mine
    } finally {
      if (lastOf.get(owner) === settled) lastOf.delete(owner)
    }
  }
}

interface Limits {
  mostMilliseconds: number
  mostMemoryMb: number
}

/** Opens threads that parse files, each of which is ended when a file takes more time or memory than it may. */
export const createFileParser = ({ mostMilliseconds, mostMemoryMb }: Limits) => {
  // Threads begin with the first file and end when there is none for a while. They hold no process open.
  const threads = new Piscina({
    filename: new URL('./parser/parse-file.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  const afterOthersOf = createOwnerQueue()

  const runInThread = async ({ bytes, kind, sheet }: File): Promise<unknown> => {
    const task = { bytes: new Uint8Array(bytes), kind, sheet, maxRows: MOST_ROWS_READ }
    try {
      return await threads.run(task, { signal: AbortSignal.timeout(mostMilliseconds) })
    } catch (error) {
      if (isAborted(error) || codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY')
        throw refusedFile('import_too_much_text')
      throw error
    }
  }

  return {
    /** Throws 400 for the part `File`. */
    parse: async (file: File): Promise<ParsedSheet[]> => {
      const answer = Answer.parse(await afterOthersOf(file.owner, () => runInThread(file)))
      if ('sheets' in answer) return answer.sheets
      const isLong = answer.refusal === 'import_too_many_rows'
      throw refusedFile(isLong ? `import_too_many_rows:${MAX_IMPORT_ROWS}` : answer.refusal)
    },
    close: () => threads.destroy(),
  }
}

/** Parses files with the limits of the application. */
export const fileParser = createFileParser({ mostMilliseconds: 20_000, mostMemoryMb: 384 })
