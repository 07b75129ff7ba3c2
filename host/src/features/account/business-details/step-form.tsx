import type { ApiError } from '@sufra/shared/api'
import { FormProblem } from '@sufra/shared/forms'
import { Button, Card, DirectionalIcon, Heading, Stack, Text, chakra } from '@sufra/shared/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const ActionBar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: '6',
    pt: '4.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > [type=button]': { ms: '-5' },
    '& > [type=submit]': { ms: 'auto', minW: '9rem' },
    // Keeps the button within reach of the thumb on a phone.
    smDown: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      mx: '-4',
      mb: '-4',
      px: '4',
      py: '3',
      pb: 'calc({spacing.3} + env(safe-area-inset-bottom))',
      bg: 'surface',
      borderEndStartRadius: 'card',
      borderEndEndRadius: 'card',
      '& > [type=submit]': { flex: 1 },
      '& > [type=button]': { ms: '0', px: '3' },
    },
  },
})

const Form = chakra('form', {
  // A focused input must not be hidden behind the bar.
  base: { smDown: { '& :is(input, select)': { scrollMarginBottom: '24' } } },
})

export interface StepFormProps {
  title: string
  detail: string
  problem: ApiError | null
  isBusy: boolean
  submitLabel: string
  onSubmit: ComponentProps<'form'>['onSubmit']
  onBack?: () => void
  children: ReactNode
}

/** One step: title and reason, fields, and the button to go on. */
export const StepForm = (props: StepFormProps) => {
  const { title, detail, problem, isBusy, submitLabel, onSubmit, onBack, children } = props
  const { t } = useTranslation('onboarding')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The last step is unmounted, and the focus with it.
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <Card p={{ base: '4', sm: '7' }}>
      <Heading as="h1" textStyle="h24" ref={heading} tabIndex={-1} outline="none">
        {title}
      </Heading>
      <Text color="muted" mt="1" mb="5">
        {detail}
      </Text>
      <Form onSubmit={onSubmit} noValidate aria-label={title}>
        <Stack gap="4.5">
          <FormProblem problem={problem} />
          {children}
        </Stack>
        <ActionBar>
          {onBack && (
            <Button variant="ghost" size="lg" icon={<DirectionalIcon icon={ArrowLeft} />} onClick={onBack}>
              {t('steps.back')}
            </Button>
          )}
          <Button type="submit" size="lg" isLoading={isBusy}>
            {submitLabel}
          </Button>
        </ActionBar>
      </Form>
    </Card>
  )
}
