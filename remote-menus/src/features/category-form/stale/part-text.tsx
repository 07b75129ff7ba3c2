import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Num, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useSaleHoursText } from '#src/categories/sale-hours-text.ts'
import type { CategoryValues } from '../category-values.ts'
import type { Part } from './differences.ts'

const BothTexts = ({ text: { ar, en } }: { text: Localized }) => (
  <>
    <Text dir="rtl" lang="ar">
      {ar || '—'}
    </Text>
    <Text dir="ltr" lang="en">
      {en || '—'}
    </Text>
  </>
)

const HoursText = ({ schedule }: { schedule: CategoryValues['schedule'] }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const hoursText = useSaleHoursText()
  if (!schedule.isTimed) return t('menus:category.wheneverOpen')
  const days = [schedule.startsOn, schedule.endsOn].map(day => (day ? format.shortDate(day) : '…'))
  return (
    <>
      <Text>{hoursText(schedule)}</Text>
      {schedule.isDated && <Text>{days.join(' – ')}</Text>}
    </>
  )
}

interface PartTextProps {
  part: Part
  values: CategoryValues
  categories: readonly Category[]
}

/** One part of a version, in words. */
export const PartText = ({ part, values, categories }: PartTextProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (part === 'name' || part === 'description') return <BothTexts text={values[part]} />
  if (part === 'schedule') return <HoursText schedule={values.schedule} />
  if (part === 'index') return values.index === null ? '—' : <Num value={values.index} />
  if (part === 'isVisible') return t(values.isVisible ? 'menus:table.visible' : 'menus:table.hidden')
  if (part === 'picture') return t(values.picture ? 'menus:category.hasPicture' : 'menus:category.noPicture')
  const parent = categories.find(({ id }) => String(id) === values.parentId)
  return <bdi>{parent ? inLanguage(parent.name, language) : t('menus:category.atTop')}</bdi>
}
