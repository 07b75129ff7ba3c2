import { Download, X } from 'lucide-react'
import { Button } from '#src/ui/press/button.tsx'
import { countDigits } from '#src/ui/text/digits.ts'
import { Num } from '#src/ui/text/num.tsx'
import { useTableWords } from './table-words.ts'
import { useExport } from './use-export.ts'
import type { ExportOptions } from './use-export.ts'

export interface ExportButtonProps<Row> extends ExportOptions<Row> {
  isDisabled?: boolean
}

/** Renders "Export": saves all filtered rows with the shown columns as CSV in the interface language. */
export const ExportButton = <Row,>({ isDisabled, ...options }: ExportButtonProps<Row>) => {
  const words = useTableWords()
  const { progress, press } = useExport(options)
  return (
    <Button
      variant="outline"
      size="sm"
      minH="10"
      disabled={isDisabled}
      onClick={press}
      icon={progress ? <X size={16} aria-hidden /> : <Download size={16} aria-hidden />}
      aria-label={progress ? `${words.stop}: ${words.exporting}` : undefined}
    >
      {progress ? (
        <span>
          {words.exporting}
          {progress.total > 0 && (
            <>
              {' '}
              <Num value={`${countDigits(progress.done)}/${countDigits(progress.total)}`} />
            </>
          )}
        </span>
      ) : (
        words.export
      )}
    </Button>
  )
}
