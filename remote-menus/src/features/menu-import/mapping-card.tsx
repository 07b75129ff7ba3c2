import type { MenuField } from '@sufra/shared/contracts/menu-columns'
import { Bdi, Card } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { FIELD_NAMES, isMenuField } from './field-names.ts'
import { CardHead, SheetTable } from './sheet-table.ts'
import type { ImportMapping } from './use-import.ts'

interface MappingCardProps {
  columns: readonly { heading: string; sample: string }[]
  mapping: ImportMapping
  isDisabled: boolean
  onChange: (mapping: ImportMapping) => void
}

const fieldOf = (mapping: ImportMapping, column: number): MenuField | undefined =>
  Object.keys(mapping)
    .filter(isMenuField)
    .find(field => mapping[field] === column)

/** The same columns, with what one of them holds changed; a field is held by one column. */
const remapped = (mapping: ImportMapping, column: number, chosen: string): ImportMapping => ({
  ...Object.fromEntries(
    Object.entries(mapping).filter(([field, held]) => held !== column && field !== chosen),
  ),
  ...(isMenuField(chosen) && { [chosen]: column }),
})

/** Which column of the file holds what. */
export const MappingCard = ({ columns, mapping, isDisabled, onChange }: MappingCardProps) => {
  const { t } = useTranslation()
  const options = Object.entries(FIELD_NAMES).map(([value, key]) => ({ value, label: t(key) }))
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
                    value={fieldOf(mapping, at) ?? ''}
                    disabled={isDisabled}
                    onChange={event => onChange(remapped(mapping, at, event.target.value))}
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
