import type { JobPage, JobState } from '@sufra/shared/contracts/job'
import { useFormat } from '@sufra/shared/i18n'
import { SelectFilter } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { JOB_STATES } from './jobs-url.ts'

interface StateFilterProps {
  state: JobState | null
  /** Undefined until the first response. */
  counts: JobPage['counts'] | undefined
  onChange: (state: JobState | null) => void
}

/** Filter by state, with the number of jobs in each. */
export const StateFilter = ({ state, counts, onChange }: StateFilterProps) => {
  const { t } = useTranslation('background-work')
  const format = useFormat()
  const labelOf = (each: JobState) =>
    counts
      ? t('list.stateCount', { state: t(`state.${each}`), number: format.number(counts[each]) })
      : t(`state.${each}`)
  return (
    <SelectFilter
      label={t('list.state')}
      value={state ?? ''}
      onChange={value => onChange(JOB_STATES.find(each => each === value) ?? null)}
      options={JOB_STATES.map(value => ({ value, label: labelOf(value) }))}
    />
  )
}
