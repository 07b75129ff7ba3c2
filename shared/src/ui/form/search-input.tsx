import { chakra } from '@chakra-ui/react/styled-system'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '../provider/words.ts'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1 1 200px',
    minW: '0',
    maxW: '360px',
    minH: 'touch',
    ps: '3',
    pe: '1',
    bg: 'surface',
    color: 'muted',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    _focusWithin: { borderColor: 'primary', outline: '1px solid', outlineColor: 'primary' },
    '& > svg': { flexShrink: 0 },
    '& > input': {
      flex: 1,
      minW: '0',
      minH: '10',
      bg: 'transparent',
      color: 'ink',
      outline: 'none',
      appearance: 'none',
      '@media (pointer: coarse)': { fontSize: '1rem' },
    },
    '& > input::-webkit-search-cancel-button': { display: 'none' },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      w: '8',
      h: '8',
      borderRadius: 'control',
      _hover: { bg: 'soft' },
    },
  },
})

export interface SearchInputProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name; also the placeholder unless one is given. */
  label: string
  placeholder?: string
}

/** Renders a search box. It reports every keystroke: the screen decides about a delay. */
export const SearchInput = ({ value, onChange, label, placeholder }: SearchInputProps) => {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const handleClear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Root role="search">
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {value && (
        <button type="button" aria-label={words.clear} onClick={handleClear}>
          <X size={16} aria-hidden />
        </button>
      )}
    </Root>
  )
}
