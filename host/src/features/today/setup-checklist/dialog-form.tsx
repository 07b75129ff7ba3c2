import type { ApiError } from '@sufra/shared/api'
import { FormProblem } from '@sufra/shared/forms'
import { Button, Flex, Stack } from '@sufra/shared/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface DialogFormProps {
  problem: ApiError | null
  isBusy: boolean
  onSubmit: ComponentProps<'form'>['onSubmit']
  onCancel: () => void
  children: ReactNode
}

/** A short form in a dialog: one field, save and cancel. */
export const DialogForm = ({ problem, isBusy, onSubmit, onCancel, children }: DialogFormProps) => {
  const { t } = useTranslation('onboarding')
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="4.5">
        <FormProblem problem={problem} />
        {children}
        <Flex justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onCancel}>
            {t('setup.cancel')}
          </Button>
          <Button type="submit" isLoading={isBusy}>
            {t('setup.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
