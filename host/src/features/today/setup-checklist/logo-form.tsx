import { ApiError } from '@sufra/shared/api'
import { ImageInput } from '@sufra/shared/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from './dialog-form.tsx'
import { saveLogo } from './setup.queries.ts'
import type { SetupFormProps } from './vat-form.tsx'

const REFUSED_PICTURE = [400, 413, 415]

const asApiError = (error: Error | null): ApiError | null => {
  if (error === null || error instanceof ApiError) return error
  return new ApiError({ status: 0, code: 'unknown', cause: error })
}

/** Uploads the logo of the first brand without one. */
export const LogoForm = ({ onSaved, onCancel }: SetupFormProps) => {
  const { t } = useTranslation('onboarding')
  const [picture, setPicture] = useState<File | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: saveLogo, onSuccess: onSaved })
  const problem = asApiError(error)
  const isRefused = problem !== null && REFUSED_PICTURE.includes(problem.status)
  const handlePick = (next: File | null) => {
    setPicture(next)
    setIsMissing(false)
    reset()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(picture === null)
    if (picture && !isPending) mutate(picture)
  }
  const refused = isRefused ? t('brand.logoRefused') : undefined
  return (
    <DialogForm
      problem={isRefused ? null : problem}
      isBusy={isPending}
      onSubmit={handleSubmit}
      onCancel={onCancel}
    >
      <ImageInput
        label={t('setup.logo')}
        help={t('brand.logoHelp')}
        value={picture}
        onChange={handlePick}
        error={isMissing ? t('setup.logoMissing') : refused}
      />
    </DialogForm>
  )
}
