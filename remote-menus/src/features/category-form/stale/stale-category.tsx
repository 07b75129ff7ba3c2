import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'
import { useSaleHoursLines } from '#src/categories/sale-hours-text.ts'
import { differingFields } from '#src/edit-conflict/differing-fields.ts'
import { VersionsDrawer } from '#src/edit-conflict/versions-drawer.tsx'
import type { CategoryValues } from '../category-values.ts'
import { differences, withParts } from './differences.ts'
import type { Part } from './differences.ts'

/** Returns a function that describes a part of a version, one line per entry. */
const usePartText = (categories: readonly Category[]) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const hoursLines = useSaleHoursLines()
  const hoursText = ({ isTimed, periods, isDated, startsOn, endsOn }: CategoryValues['schedule']) =>
    isTimed
      ? hoursLines({ periods, ...(isDated ? { startsOn, endsOn } : { startsOn: null, endsOn: null }) }).join(
          '\n',
        )
      : t('menus:category.wheneverOpen')
  const parentText = (parentId: string) => {
    const parent = categories.find(({ id }) => String(id) === parentId)
    return parent ? inLanguage(parent.name, language) : t('menus:category.atTop')
  }
  const texts: Record<Part, (values: CategoryValues) => string> = {
    name: ({ name }) => [name.ar, name.en].filter(Boolean).join('\n'),
    description: ({ description }) => [description.ar, description.en].filter(Boolean).join('\n'),
    parentId: ({ parentId }) => parentText(parentId),
    index: ({ index }) => (index === null ? '' : format.number(index)),
    isVisible: ({ isVisible }) => t(isVisible ? 'menus:table.visible' : 'menus:table.hidden'),
    schedule: ({ schedule }) => hoursText(schedule),
    picture: ({ picture }) =>
      picture instanceof File
        ? picture.name
        : t(picture ? 'menus:category.hasPicture' : 'menus:category.noPicture'),
  }
  return (part: Part, values: CategoryValues): string => texts[part](values) || t('menus:editor.nothing')
}

interface StaleCategoryProps {
  /** Common ancestor of both versions. */
  base: CategoryValues
  mine: CategoryValues
  /** The category as another user saved it. */
  theirs: CategoryValues
  categories: readonly Category[]
  /** Closes without taking anything over; the form stays unchanged. */
  onClose: () => void
  onSave: (values: CategoryValues) => void
}

/** Conflict dialog of a category: both versions side by side. */
export const StaleCategory = (props: StaleCategoryProps) => {
  const { base, mine, theirs, categories, onClose, onSave } = props
  const { t } = useTranslation()
  const textOf = usePartText(categories)
  return (
    <VersionsDrawer
      title={t('menus:category.staleTitle')}
      fields={differingFields(
        { base, mine, theirs },
        { differ: differences, labelOf: part => t(`menus:category.part.${part}`), textOf },
      )}
      isBusy={false}
      onClose={onClose}
      onSave={kept => onSave(withParts(theirs, mine, kept))}
    />
  )
}
