import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { useDirection } from '#src/ui/provider/direction.ts'

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    maxW: '220px',
    // In a shared row on a phone the box fills its cell, so that the arrow stays inside it.
    smDown: { maxW: 'none' },
    '& > select': {
      appearance: 'none',
      fieldSizing: 'content',
      flex: 1,
      minW: '0',
      minH: '10',
      ps: '3',
      pe: '8',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
      textStyle: 'sm13',
      fontWeight: 'semibold',
      textOverflow: 'ellipsis',
      '@media (pointer: coarse)': { minH: 'touch' },
      _hover: { bg: 'soft' },
    },
    '& > select[data-set]': { borderColor: 'primary', color: 'primary.hover', bg: 'primary.soft' },
    '& > svg': { position: 'absolute', insetEnd: '2.5', pointerEvents: 'none' },
  },
})

export interface SelectFilterProps {
  /** Name of the filter, shown in the closed box while nothing is chosen. */
  label: string
  /**
   * Empty for no choice. A value that is not an option is shown as it stands in the address, because it filters all the
   * same.
   */
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/**
 * Renders a filter of one choice as a native select, which tablets open in their own way. The first entry clears it.
 */
export const SelectFilter = ({ label, value, onChange, options }: SelectFilterProps) => {
  const chosen = useDirection() === 'rtl' ? 'المختار' : 'Chosen'
  const isOffered = value === '' || options.some(option => option.value === value)
  const shown = isOffered ? options : [...options, { value, label: `${chosen}: ${value}` }]
  return (
    <Root>
      <select
        aria-label={label}
        value={value}
        data-set={value ? '' : undefined}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{label}</option>
        {shown.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </Root>
  )
}
