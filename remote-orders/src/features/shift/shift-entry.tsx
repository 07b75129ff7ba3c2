import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NotebookPen } from 'lucide-react'
import type { BranchShift } from '@sufra/shared/contracts/shift'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { LinkButton } from '@sufra/shared/ui'
import { branchShiftsQuery } from './shift.queries.ts'

const useEntryText = (branches: BranchShift[] = []): string => {
  const { t } = useTranslation()
  const format = useFormat()
  const open = branches.flatMap(({ shift }) => shift ?? [])
  const [first] = open
  if (!first) return t('orders:shift.entry')
  if (branches.length > 1) return t('orders:shift.entryMany', { count: open.length })
  return t('orders:shift.entrySince', { time: format.time(first.openedAt) })
}

/** Link from the live board to the shift, with the shift's start. */
export const ShiftEntry = () => {
  const { data } = useQuery(branchShiftsQuery)
  const text = useEntryText(data)
  return (
    <LinkButton asChild variant="outline" size="sm">
      <Link to="/orders/shift">
        <NotebookPen size={16} aria-hidden />
        {text}
      </Link>
    </LinkButton>
  )
}
