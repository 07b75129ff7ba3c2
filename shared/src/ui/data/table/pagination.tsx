import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#src/ui/press/icon-button.tsx'
import { useWords } from '#src/ui/provider/words.ts'
import { DirectionalIcon } from '#src/ui/text/directional-icon.tsx'
import { countDigits } from '#src/ui/text/digits.ts'
import { Num } from '#src/ui/text/num.tsx'
import { PAGE_SIZES } from './table-url.ts'
import { useTableWords } from './table-words.ts'

const Root = chakra('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2.5',
    color: 'muted',
    textStyle: 'sm13',
    '& > p': { flex: 1 },
    '& > select': {
      minH: 'tool',
      px: '2',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
      '@media (pointer: coarse)': { minH: 'touch' },
    },
  },
})

export interface PaginationProps {
  /** Counts from 1. */
  page: number
  totalPages: number
  totalCount: number
  pageSize: number
  onChange: (page: number, how?: { replace: boolean }) => void
  /** Lets people choose the page size. */
  onResize?: (pageSize: number) => void
  /** Names the navigation for screen readers. */
  label: string
}

/** Renders "1–8 of 1,284", the page size, and a step to either side. */
export const Pagination = (props: PaginationProps) => {
  const { page, totalPages, totalCount, pageSize, onChange, onResize, label } = props
  const words = useWords()
  const tableWords = useTableWords()
  const first = totalCount === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, totalCount)
  return (
    <Root aria-label={label}>
      <p aria-live="polite">
        <Num value={`${countDigits(first)}–${countDigits(last)}`} /> {words.of} <Num value={totalCount} />
      </p>
      {onResize && totalCount > PAGE_SIZES[0] && (
        <select
          aria-label={tableWords.rowsPerPage}
          title={tableWords.rowsPerPage}
          value={pageSize}
          onChange={event => onResize(Number(event.target.value))}
        >
          {PAGE_SIZES.map(size => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      )}
      <IconButton
        variant="outline"
        size="sm"
        label={words.previousPage}
        icon={<DirectionalIcon icon={ChevronLeft} />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <IconButton
        variant="outline"
        size="sm"
        label={words.nextPage}
        icon={<DirectionalIcon icon={ChevronRight} />}
        disabled={page >= totalPages}
        onClick={() => onChange(page + 1)}
      />
    </Root>
  )
}
