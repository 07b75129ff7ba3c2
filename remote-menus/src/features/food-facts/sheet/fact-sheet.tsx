import type { Product } from '@sufra/shared/contracts/product'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useDirection } from '@sufra/shared/ui'
import { BulkBar, DataTable, useSelection } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { typedFacts } from '../draft/fact-draft.ts'
import type { FactDraft, FactEdit, GivenFacts } from '../draft/fact-draft.ts'
import type { CellErrors } from '../save/cell-errors.ts'
import type { CellProps } from './cell.ts'
import { pasteCells } from './paste-cells.ts'
import { FIGURES } from '../draft/read-figure.ts'
import { useSheetColumns } from './sheet-columns.tsx'
import { SheetFrame } from './sheet-frame.ts'
import { moveInSheet } from './sheet-keys.ts'

/** Facts that can be copied from the first selected product; caffeine includes its measure. */
const FILLS = ['isDrink', 'calories', 'sodiumMg', 'caffeineMg', 'allergens'] as const
type FillFact = (typeof FILLS)[number]

interface FillDown {
  draft: FactDraft
  /** With the values shown in the sheet. */
  chosen: readonly Product[]
  fill: FillFact
}

/** Returns edits that copy the first selected product's value to the others. */
const fillDown = ({ draft, chosen, fill }: FillDown): FactEdit[] => {
  const [first, ...others] = chosen
  if (!first) return []
  const { [fill]: value, caffeinePer } = typedFacts(draft, first)
  if (Number.isNaN(value)) return []
  const facts: GivenFacts = { [fill]: value, ...(fill === 'caffeineMg' && { caffeinePer }) }
  return others.map(product => ({ product, facts }))
}

interface FactSheetProps {
  rows: readonly Product[]
  draft: FactDraft
  fieldErrors: CellErrors
  edit: CellProps['edit']
  onStepBack: () => void
  /** Changes with the filters. */
  listKey: string
  empty: ReactNode
}

const usePaste = ({ rows, edit }: Pick<FactSheetProps, 'rows' | 'edit'>) => {
  const { t } = useTranslation()
  return (event: ClipboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const figure = FIGURES.find(each => each === target.dataset.cell)
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)
    if (!figure || Number.isNaN(index)) return
    event.preventDefault()
    const { edits, filled, unread } = pasteCells(event.clipboardData.getData('text'), { rows, index, figure })
    edit(edits)
    if (unread > 0) toast({ kind: 'error', text: t('menus:law.paste.unread', { filled, unread }) })
    else if (filled > 1) toast({ kind: 'info', text: t('menus:law.paste.filled', { count: filled }) })
  }
}

/** Products as a spreadsheet with keyboard navigation, column paste and fill-down. */
export const FactSheet = (props: FactSheetProps) => {
  const { rows, draft, edit, onStepBack, listKey, empty } = props
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isRtl = useDirection() === 'rtl'
  const columns = useSheetColumns(props)
  const handlePaste = usePaste(props)
  const selection = useSelection({ rows, rowKey: ({ id }) => id, totalCount: rows.length, listKey })
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // By key position, because an Arabic keyboard has another letter there.
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey)
    if (!isUndo) return moveInSheet(event, isRtl)
    event.preventDefault()
    onStepBack()
  }
  const fills = FILLS.map(fill => ({
    id: fill,
    label: t(`menus:law.fill.${fill}`),
    isDisabled: selection.count < 2,
    onPress: () => edit(fillDown({ draft, fill, chosen: rows.filter(row => selection.has(row)) })),
  }))
  return (
    <SheetFrame onKeyDown={handleKey} onPaste={handlePaste}>
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => inLanguage(name, language)}
        caption={t('menus:law.title')}
        isWide
        selection={selection}
        bar={<BulkBar selection={selection} actions={fills} />}
        empty={empty}
      />
    </SheetFrame>
  )
}
