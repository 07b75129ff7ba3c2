import type { Category, CategoryRequest } from '@sufra/shared/contracts/category'
import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { CalendarDay } from '@sufra/shared/ui/dates'

/** Form values, named like the request so that its errors map to fields. */
export interface CategoryValues {
  name: Localized
  description: Localized
  /** Empty for a top-level category. */
  parentId: string
  index: number | null
  isVisible: boolean
  schedule: {
    /** True if the category has its own hours; otherwise it is sold whenever the branch is open. */
    isTimed: boolean
    periods: HoursPeriod[]
    /** True if the category is sold only in a season. */
    isDated: boolean
    startsOn: CalendarDay | null
    endsOn: CalendarDay | null
  }
  /** A chosen file, the address of the stored picture, or null. */
  picture: File | string | null
}

const DAYS = [0, 1, 2, 3, 4, 5, 6]
/** Default hours when own hours are enabled. */
const lunch = (): HoursPeriod[] => DAYS.map(dayOfWeek => ({ dayOfWeek, from: '12:00', to: '17:00' }))

export const newCategory = ({
  parentId,
  index,
}: {
  parentId: number | null
  index: number
}): CategoryValues => ({
  name: { ar: '', en: '' },
  description: { ar: '', en: '' },
  parentId: parentId === null ? '' : String(parentId),
  index,
  isVisible: true,
  schedule: { isTimed: false, periods: lunch(), isDated: false, startsOn: null, endsOn: null },
  picture: null,
})

export const valuesOf = (category: Category): CategoryValues => {
  const { name, description, parentId, index, isVisible, schedule, imageUrl } = category
  return {
    name: readLocalized(name),
    description: description === null ? { ar: '', en: '' } : readLocalized(description),
    parentId: parentId === null ? '' : String(parentId),
    index,
    isVisible,
    schedule: {
      isTimed: schedule !== null,
      periods: schedule?.periods ?? lunch(),
      isDated: Boolean(schedule?.startsOn ?? schedule?.endsOn),
      startsOn: schedule?.startsOn ?? null,
      endsOn: schedule?.endsOn ?? null,
    },
    picture: imageUrl,
  }
}

const scheduleOf = ({ isTimed, periods, isDated, startsOn, endsOn }: CategoryValues['schedule']) =>
  isTimed ? { periods, startsOn: isDated ? startsOn : null, endsOn: isDated ? endsOn : null } : null

/** Returns the request without the picture, which is uploaded first. */
export const requestOf = (serviceProviderId: number, values: CategoryValues): CategoryRequest => ({
  serviceProviderId,
  parentId: values.parentId === '' ? null : Number(values.parentId),
  name: values.name,
  description: values.description,
  ...(values.index === null ? {} : { index: values.index }),
  isVisible: values.isVisible,
  schedule: scheduleOf(values.schedule),
})
