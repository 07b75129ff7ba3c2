import type { Category, CategoryRequest } from '@sufra/shared/contracts/category'
import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { CalendarDay } from '@sufra/shared/ui/dates'

/** What the form holds; named as the request, so that a mistake finds its field. */
export interface CategoryValues {
  name: Localized
  description: Localized
  /** Empty: it stands at the top. */
  parentId: string
  index: number | null
  isVisible: boolean
  schedule: {
    /** Only at times of its own; otherwise whenever the branch is open. */
    isTimed: boolean
    periods: HoursPeriod[]
    /** Only between two days. */
    isDated: boolean
    startsOn: CalendarDay | null
    endsOn: CalendarDay | null
  }
  /** A file that was chosen, the address of the stored picture, or none. */
  picture: File | string | null
}

const DAYS = [0, 1, 2, 3, 4, 5, 6]
/** What hours of its own begin from. */
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

/** The request, but for the picture, which is stored first. */
export const requestOf = (serviceProviderId: number, values: CategoryValues): CategoryRequest => ({
  serviceProviderId,
  parentId: values.parentId === '' ? null : Number(values.parentId),
  name: values.name,
  description: values.description,
  ...(values.index === null ? {} : { index: values.index }),
  isVisible: values.isVisible,
  schedule: scheduleOf(values.schedule),
})
