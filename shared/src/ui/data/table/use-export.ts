import { useRef, useState } from 'react'
import { toast } from '#src/ui/overlay/toasts.ts'
import { serverDay } from '#src/clock/today.ts'
import { formatNumber } from '#src/i18n/formatters.ts'
import { useDirection } from '#src/ui/provider/direction.ts'
import { writeCsv } from './csv.ts'
import { saveFile } from './save-file.ts'
import type { TableColumn } from './table-column.ts'
import { useTableWords } from './table-words.ts'
import type { FetchedPages, FetchPagesOptions } from './fetch-all-pages.ts'

export interface ExportOptions<Row> {
  /** Prefix of the file name: `merchants`. The day in Riyadh and `.csv` follow. */
  fileName: string
  /** Shown columns; each with an `exportValue` becomes a column of the file. */
  columns: readonly TableColumn<Row>[]
  /** Reads all filtered rows: `fetchAllPages` for a list of the server, the rows themselves for a local one. */
  rowsForExport: (options: FetchPagesOptions) => Promise<FetchedPages<Row>> | FetchedPages<Row>
}

const linesOf = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]) => {
  const written = columns.flatMap(({ header, exportValue }) => (exportValue ? { header, exportValue } : []))
  return [
    written.map(({ header }) => header),
    ...rows.map(row => written.map(({ exportValue }) => exportValue(row))),
  ]
}

/** Exports the filtered rows to a CSV file and shows the result. A second press stops it. */
export const useExport = <Row>({ fileName, columns, rowsForExport }: ExportOptions<Row>) => {
  const words = useTableWords()
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const running = useRef<AbortController>(null)
  const write = async ({ signal }: AbortController) => {
    const onProgress = (done: number, total: number) => setProgress({ done, total })
    const { rows, isCut } = await rowsForExport({ signal, onProgress })
    signal.throwIfAborted()
    saveFile({
      name: `${fileName}-${serverDay()}.csv`,
      content: writeCsv(linesOf(columns, rows)),
    })
    const count = formatNumber(rows.length, language)
    toast({ kind: isCut ? 'info' : 'success', text: `${isCut ? words.exportCut : words.exported} ${count}` })
  }
  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: 0 })
    try {
      await write(controller)
    } catch {
      if (!controller.signal.aborted) toast({ kind: 'error', text: words.exportFailed })
    } finally {
      running.current = null
      setProgress(null)
    }
  }
  return {
    /** Undefined while no export runs. */
    progress,
    press: () => (running.current ? running.current.abort() : void start()),
  }
}
