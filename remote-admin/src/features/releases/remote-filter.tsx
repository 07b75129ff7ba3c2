import { SelectFilter } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useRemoteName } from './remote-name.ts'

interface RemoteFilterProps {
  names: readonly string[]
  remote: string | null
  onChange: (remote: string | null) => void
}

/** Renders the filter of a list by remote. */
export const RemoteFilter = ({ names, remote, onChange }: RemoteFilterProps) => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  return (
    <SelectFilter
      label={t('admin:releases.allRemotes')}
      value={remote ?? ''}
      onChange={value => onChange(value || null)}
      options={names.map(value => ({ value, label: remoteName(value) }))}
    />
  )
}
