import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { Card, Field, Flex } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { TablePlace } from './use-import.ts'

/** Number of rows offered as the heading row. */
const MOST_ROWS = 30

interface TableCardProps extends Pick<ImportAnswer, 'sheets' | 'sheet' | 'headingRow'> {
  isDisabled: boolean
  onChange: (place: Partial<TablePlace>) => void
}

/** Choice of the sheet and of the heading row. */
export const TableCard = ({ sheets, sheet, headingRow, isDisabled, onChange }: TableCardProps) => {
  const { t } = useTranslation()
  const rows = Array.from({ length: Math.max(MOST_ROWS, headingRow) }, (_none, at) => String(at + 1))
  return (
    <Card as="section" p="4" aria-label={t('menus:import.table')}>
      <Flex gap="4" wrap="wrap">
        {sheets.length > 1 && (
          <Field label={t('menus:import.sheet')}>
            <SelectInput
              options={sheets.map((label, at) => ({ value: String(at), label }))}
              value={String(sheet)}
              disabled={isDisabled}
              onChange={event => onChange({ sheet: Number(event.target.value) })}
            />
          </Field>
        )}
        <Field label={t('menus:import.headingRow')}>
          <SelectInput
            options={rows.map(value => ({ value, label: value }))}
            value={String(headingRow)}
            disabled={isDisabled}
            onChange={event => onChange({ sheet, headingRow: Number(event.target.value) })}
          />
        </Field>
      </Flex>
    </Card>
  )
}
