import type { ContractForm } from '@sufra/shared/forms'
import { Field, TextInput } from '@sufra/shared/ui'
import { PhoneInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { ChipField } from './chip-field.tsx'
import type { PersonValues } from './person-values.ts'

interface PersonFieldsProps {
  form: ContractForm<PersonValues>
  isNew: boolean
}

/** Name, address (only in an invitation: later only the person changes it) and mobile number. */
export const PersonFields = ({ form, isNew }: PersonFieldsProps) => {
  const { t } = useTranslation('team')
  return (
    <>
      <Field label={t('form.name')} {...form.field('name')} isRequired>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      {isNew && (
        <Field label={t('form.email')} help={t('form.emailHelp')} {...form.field('email')} isRequired>
          <TextInput
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <PhoneInput
        label={t('form.phone')}
        help={t('form.phoneHelp')}
        autoComplete="off"
        {...form.bind('phone')}
        {...form.field('phone')}
      />
    </>
  )
}

/** The language of the invitation. */
export const LanguageField = ({ form }: Pick<PersonFieldsProps, 'form'>) => {
  const { t } = useTranslation('team')
  return (
    <ChipField
      label={t('form.language')}
      value={form.watch('lang')}
      onChange={lang => form.setValue('lang', lang)}
      options={[
        { value: 'ar', label: t('form.arabic') },
        { value: 'en', label: t('form.english') },
      ]}
    />
  )
}
