import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { FieldContext } from './field-context.ts'
import { FieldNoteContext } from './field-note.ts'
import type { FieldNote } from './field-note.ts'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    minW: '0',
    '& > label': { textStyle: 'sm13', fontWeight: 'medium', justifySelf: 'start' },
    '& > p': { textStyle: 'sm13', color: 'muted', display: 'flex', gap: '1.5', alignItems: 'start' },
    '& > p[data-error]': { color: 'disabled', fontWeight: 'medium' },
    // In place of a help it changes nothing below; where there was nothing, what is below moves down calmly.
    '& > p[data-new]': {
      animation: 'sfGrow {durations.enter} ease-out',
      _motionReduce: { animation: 'none' },
    },
    '& > p > svg': { flexShrink: 0, mt: '0.5' },
  },
})

export interface FieldProps {
  label: string
  help?: string
  /** Error text: the problem and its fix. Shown below the input, announced, and linked to the input. */
  error?: string
  isRequired?: boolean
  /** One of our inputs; it takes its id and its state from the field. */
  children: ReactNode
}

/** Label above, help below, error in place of the help. */
export const Field = ({ label, isRequired, children, ...given }: FieldProps) => {
  const id = useId()
  const messageId = `${id}-message`
  const [note, setNote] = useState<FieldNote>({})
  const error = note.error && (given.error || note.isLeft) ? note.error : given.error
  const help = note.help ?? given.help
  const wiring = {
    id,
    'aria-describedby': error || help ? messageId : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': isRequired ? (true as const) : undefined,
  }
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <FieldNoteContext value={setNote}>
        <FieldContext value={wiring}>{children}</FieldContext>
      </FieldNoteContext>
      {error ? (
        <p id={messageId} data-error data-new={!help || undefined} role="alert">
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      ) : (
        help && <p id={messageId}>{help}</p>
      )}
    </Root>
  )
}
