import { NumberInput } from '@sufra/shared/ui/forms'

interface CountInputProps {
  value: number
  onChange: (value: number) => void
  step: number
}

/** Number input. An empty box is no number yet, which the contract refuses on submit. */
export const CountInput = ({ value, onChange, step }: CountInputProps) => (
  <NumberInput step={step} value={value} onChange={count => onChange(count ?? Number.NaN)} />
)
