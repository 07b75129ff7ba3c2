import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../press/icon-button.tsx'
import { useWords } from '../provider/words.ts'
import { DirectionalIcon } from '../text/directional-icon.tsx'
import { countDigits } from '../text/digits.ts'
import { Num } from '../text/num.tsx'

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
  },
})

export interface PaginationProps {
  /** Counts from 1. */
  page: number
  totalPages: number
  totalCount: number
  pageSize: number
  onChange: (page: number) => void
  /** Names the navigation for screen readers. */
  label: string
}

/** "1–8 of 1,284" and a step to either side. */
export const Pagination = ({ page, totalPages, totalCount, pageSize, onChange, label }: PaginationProps) => {
  const words = useWords()
  const first = totalCount === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, totalCount)
  return (
    <Root aria-label={label}>
      <p aria-live="polite">
        <Num value={`${countDigits(first)}–${countDigits(last)}`} /> {words.of} <Num value={totalCount} />
      </p>
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
