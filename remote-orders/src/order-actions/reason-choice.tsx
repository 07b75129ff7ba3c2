import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { chakra } from '@sufra/shared/ui'
import type { AvailableAction } from '@sufra/shared/contracts/order'

type Reason = AvailableAction['reasons'][number]

const Root = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    '& > legend': { mb: '2', fontWeight: 'medium' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: 'touch',
      px: '3.5',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
    },
    '& > label:has(:checked)': { borderColor: 'primary', bg: 'primary.soft', fontWeight: 'medium' },
    '& input': { accentColor: 'var(--sf-colors-primary)', w: '4', h: '4' },
  },
})

interface ReasonChoiceProps {
  label: string
  reasons: readonly Reason[]
  value: Reason | undefined
  onChange: (reason: Reason) => void
}

/** Radio list of the reasons that the platform accepts. */
export const ReasonChoice = ({ label, reasons, value, onChange }: ReasonChoiceProps) => {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Root>
      <legend>{label}</legend>
      {reasons.map(reason => (
        <label key={reason}>
          <input type="radio" name={name} checked={reason === value} onChange={() => onChange(reason)} />
          {t(`orders:reason.${reason}`)}
        </label>
      ))}
    </Root>
  )
}
