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

/** Fields that several columns may hold, in addition to the single-column fields. */
const LISTS = {
  sizeColumns: 'menus:import.sizeColumn',
  modifierColumns: 'menus:import.modifierColumn',
} as const
type List = keyof typeof LISTS
const isList = (name: string): name is List => Object.hasOwn(LISTS, name)

const heldBy = (held: ImportColumns, column: number): ImportField | List | undefined =>
  Object.keys(LISTS)
    .filter(isList)
    .find(list => held[list].includes(column)) ??
  Object.keys(held.mapping)
    .filter(isImportField)
    .find(field => held.mapping[field] === column)

/** Returns the columns with one column reassigned; each single field belongs to one column. */
const remapped = (held: ImportColumns, column: number, chosen: string): ImportColumns => {
  const listed = (list: List): number[] => {
    const others = held[list].filter(each => each !== column)
    return chosen === list ? [...others, column] : others
  }
  return {
    mapping: {
      ...Object.fromEntries(
        Object.entries(held.mapping).filter(([field, at]) => at !== column && field !== chosen),
      ),
      ...(isImportField(chosen) && { [chosen]: column }),
    },
    sizeColumns: listed('sizeColumns'),
    modifierColumns: listed('modifierColumns'),
  }
}

/** Assignment of the file's columns to fields. */
export const MappingCard = ({ columns, held, isDisabled, onChange }: MappingCardProps) => {
  const { t } = useTranslation()
  const options = Object.entries({ ...FIELD_NAMES, ...LISTS }).map(([value, key]) => ({
    value,
    label: t(key),
  }))
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
                    value={heldBy(held, at) ?? ''}
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
