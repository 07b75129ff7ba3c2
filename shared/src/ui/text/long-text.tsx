import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../provider/words.ts'

const LINES = 8
/** Shorter texts fit into the lines at every width, so they need no measuring. */
const SURELY_SHORT = 140

const Root = chakra('span', {
  base: {
    minW: '0',
    '& > span': { display: 'block', whiteSpace: 'pre-line' },
    '& > span[data-clamped]': { lineClamp: LINES },
    '& > button': {
      minH: 'tool',
      color: 'inherit',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      borderRadius: 'control',
      '@media (pointer: coarse)': { minH: 'touch' },
    },
  },
})

/** Returns true if the clamped element hides text; measured again when its width changes. */
const useIsCut = (text: string, isClamped: boolean) => {
  const element = useRef<HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const box = element.current
    if (!box || !isClamped) return
    const measure = () => setIsCut(box.scrollHeight > box.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [text, isClamped])
  return { element, isCut }
}

export interface LongTextProps {
  text: string
}

/**
 * Renders text of any length: whole up to eight lines, otherwise eight lines and a button that shows the rest in place.
 */
export const LongText = ({ text }: LongTextProps) => {
  const { showAll, showLess } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > SURELY_SHORT || text.split('\n').length > LINES
  const isClamped = isLong && !isOpen
  const { element, isCut } = useIsCut(text, isClamped)
  return (
    <Root>
      <span ref={element} dir="auto" data-clamped={isClamped || undefined}>
        {text}
      </span>
      {isLong && (isOpen || isCut) && (
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? showLess : showAll}
        </button>
      )}
    </Root>
  )
}
