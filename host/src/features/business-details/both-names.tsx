import { Field, Grid, TextInput } from '@sufra/shared/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

interface NameInput {
  input: ComponentProps<typeof TextInput>
  error?: string
}

export interface BothNamesProps {
  /** What has the name; below `onboarding:names`. */
  of: 'business' | 'brand' | 'branch'
  ar: NameInput
  en: NameInput
  /** What is wrong with the two together. */
  error?: string
}

/** A name in both languages, side by side, each in its own direction. One of them may stay empty. */
export const BothNames = ({ of, ar, en, error }: BothNamesProps) => {
  const { t } = useTranslation('onboarding')
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <Field label={t(`names.${of}.ar`)} error={ar.error ?? error}>
        <TextInput dir="rtl" lang="ar" placeholder={t(`names.${of}.arExample`)} {...ar.input} />
      </Field>
      <Field label={t(`names.${of}.en`)} error={en.error} help={t('names.oneIsEnough')}>
        <TextInput dir="ltr" lang="en" placeholder={t(`names.${of}.enExample`)} {...en.input} />
      </Field>
    </Grid>
  )
}
