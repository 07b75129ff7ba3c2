import { ChipGroup } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { HOURS } from '../release-address.ts'
import type { Hours } from '../release-address.ts'

interface WindowChoiceProps {
  hours: Hours
  onChange: (hours: Hours) => void
}

/** Renders the choice of the period: an hour right after a release, a week for the trend. */
export const WindowChoice = ({ hours, onChange }: WindowChoiceProps) => {
  const { t } = useTranslation()
  return (
    <ChipGroup
      label={t('admin:releases.window.label')}
      value={hours}
      onChange={onChange}
      options={HOURS.map(value => ({ value, label: t(`admin:releases.window.last${value}`) }))}
    />
  )
}
