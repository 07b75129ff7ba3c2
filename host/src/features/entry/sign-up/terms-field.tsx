import { Checkbox, chakra } from '@sufra/shared/ui'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

const Message = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    color: 'disabled',
    textStyle: 'sm13',
    fontWeight: 'medium',
    animation: 'sfGrow {durations.enter} ease-out',
    _motionReduce: { animation: 'none' },
    '& > svg': { flexShrink: 0, mt: '0.5' },
  },
})

interface TermsFieldProps {
  /** `form.register('acceptTerms')`. */
  input: Omit<ComponentProps<typeof Checkbox>, 'label'>
  error?: string
}

export const TermsField = ({ input, error }: TermsFieldProps) => {
  const { t } = useTranslation('account')
  const messageId = useId()
  return (
    <div>
      <Checkbox
        label={t('signUp.terms')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? messageId : undefined}
        {...input}
      />
      {error && (
        <Message id={messageId} role="alert">
          <CircleAlert size={16} aria-hidden />
          {error}
        </Message>
      )}
    </div>
  )
}
