import { NumberInput } from '@sufra/shared/ui/forms'

interface CountInputProps {
  value: number
  onChange: (value: number) => void
  step: number
}

/** An empty box is not a number yet: the contract says so when it is sent. */
export const CountInput = ({ value, onChange, step }: CountInputProps) => (
  <NumberInput step={step} value={value} onChange={count => onChange(count ?? Number.NaN)} />
)
