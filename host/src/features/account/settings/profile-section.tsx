import { refreshSession } from '@sufra/shared/api'
import type { ProfileRequest, SessionUser } from '@sufra/shared/contracts/authentication'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field, Flex, Stack, TextInput } from '@sufra/shared/ui'
import { PhoneInput, SelectInput } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLatest } from '#src/dialog-state/use-latest.ts'
import { SettingsSection } from './settings-section.tsx'
import { profileQuery, saveProfile } from './settings.queries.ts'

type Values = Required<Pick<ProfileRequest, 'name' | 'lang' | 'digits'>> & { phone: string }

const valuesOf = ({ name, phone, language, digits }: SessionUser): Values => ({
  name,
  phone: phone ?? '',
  lang: language,
  digits,
})

const useProfileForm = (profile: SessionUser) => {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const { language, setLanguage } = useLanguage()
  const newestLanguage = useLatest(language)
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ ProfileRequest }) => ProfileRequest,
      ),
    defaultValues: valuesOf(profile),
  })
  const save = async (values: Values) => {
    const saved = await saveProfile(values)
    // `known` is undefined after the form was left: then nothing is cached for the next one.
    queryClient.setQueryData(profileQuery.queryKey, known => known && saved)
    form.settle(valuesOf(saved))
    toast({ kind: 'success', text: t('profile.saved') })
    // The name in the sidebar and the digits come from the token. Both are saved either way. The language may have
    // changed meanwhile, so the newest one is set again.
    refreshSession()
      .then(() => setLanguage(newestLanguage()))
      .catch(() => undefined)
  }
  const { guard } = useUnsavedGuard(form.formState.isDirty)
  return { form, guard, handleSubmit: form.submit(save) }
}

/** Name, mobile number and language of e-mails. */
export const ProfileSection = ({ profile }: { profile: SessionUser }) => {
  const { t } = useTranslation('settings')
  const { form, guard, handleSubmit } = useProfileForm(profile)
  const languages = [
    { value: 'ar', label: t('profile.arabic') },
    { value: 'en', label: t('profile.english') },
  ]
  const digits = [
    { value: 'latin', label: t('profile.latinDigits') },
    { value: 'arabic', label: t('profile.arabicDigits') },
  ]
  return (
    <SettingsSection anchor="profile" title={t('profile.title')} text={t('profile.text')}>
      <form onSubmit={handleSubmit} noValidate aria-label={t('profile.title')}>
        <Stack gap="4">
          <FormProblem problem={form.problem} />
          <Field label={t('profile.name')} {...form.field('name')} isRequired>
            <TextInput autoComplete="name" {...form.register('name')} />
          </Field>
          <PhoneInput
            label={t('profile.phone')}
            help={t('profile.phoneHelp')}
            {...form.bind('phone')}
            {...form.field('phone')}
          />
          <Field label={t('profile.language')} help={t('profile.languageHelp')} {...form.field('lang')}>
            <SelectInput options={languages} {...form.register('lang')} />
          </Field>
          <Field label={t('profile.digits')} help={t('profile.digitsHelp')} {...form.field('digits')}>
            <SelectInput options={digits} {...form.register('digits')} />
          </Field>
          <Flex gap="2">
            <Button type="submit" isLoading={form.isBusy} disabled={!form.formState.isDirty}>
              {t('profile.save')}
            </Button>
            {form.formState.isDirty && (
              <Button variant="ghost" onClick={() => form.reset()}>
                {t('profile.discard')}
              </Button>
            )}
          </Flex>
        </Stack>
      </form>
      {guard}
    </SettingsSection>
  )
}
