import type { ImportField } from '@sufra/shared/contracts/menu-columns'
import { Bdi, Card } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { FIELD_NAMES, isImportField } from './field-names.ts'
import { CardHead, SheetTable } from './sheet-table.ts'
import type { ImportColumns } from './use-import.ts'

interface MappingCardProps {
  columns: readonly { heading: string; sample: string }[]
  held: ImportColumns
  isDisabled: boolean
  onChange: (held: ImportColumns) => void
}

/** Beside the fields: a column with the prices of the size that its heading names. */
const SIZE_COLUMN = 'sizeColumn'

const fieldOf = (
  { mapping, sizeColumns }: ImportColumns,
  column: number,
): ImportField | typeof SIZE_COLUMN | undefined =>
  sizeColumns.includes(column)
    ? SIZE_COLUMN
    : Object.keys(mapping)
        .filter(isImportField)
        .find(field => mapping[field] === column)

/** The same columns, with what one of them holds changed; a field is held by one column. */
const remapped = ({ mapping, sizeColumns }: ImportColumns, column: number, chosen: string): ImportColumns => {
  const others = sizeColumns.filter(each => each !== column)
  return {
    mapping: {
      ...Object.fromEntries(
        Object.entries(mapping).filter(([field, held]) => held !== column && field !== chosen),
      ),
      ...(isImportField(chosen) && { [chosen]: column }),
    },
    sizeColumns: chosen === SIZE_COLUMN ? [...others, column] : others,
  }
}

/** Which column of the file holds what. */
export const MappingCard = ({ columns, held, isDisabled, onChange }: MappingCardProps) => {
  const { t } = useTranslation()
  const options = [
    ...Object.entries(FIELD_NAMES).map(([value, key]) => ({ value, label: t(key) })),
    { value: SIZE_COLUMN, label: t('menus:import.sizeColumn') },
  ]
  const nameOf = (heading: string, at: number) => heading || t('menus:import.unnamed', { number: at + 1 })
  return (
    <Card as="section">
      <CardHead>
        <h2>{t('menus:import.columns')}</h2>
        <p>{t('menus:import.columnsAbout')}</p>
      </CardHead>
      <SheetTable>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('menus:import.column')}</th>
              <th scope="col" data-example>
                {t('menus:import.sample')}
              </th>
              <th scope="col">{t('menus:import.field')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ heading, sample }, at) => (
              <tr key={`${at} ${heading}`}>
                <td>
                  <Bdi>{nameOf(heading, at)}</Bdi>
                </td>
                <td data-example>
                  <Bdi>{sample}</Bdi>
                </td>
                <td>
                  <SelectInput
                    aria-label={t('menus:import.fieldOf', { heading: nameOf(heading, at) })}
                    placeholder={t('menus:import.skip')}
                    options={options}
                    value={fieldOf(held, at) ?? ''}
                    disabled={isDisabled}
                    onChange={event => onChange(remapped(held, at, event.target.value))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetTable>
    </Card>
  )
}
