import type { Feature } from '@sufra/shared/contracts/feature'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import { useNavigate } from '@sufra/shared/router'
import { Button, Card, Field, Flex, Grid, Stack, TextInput } from '@sufra/shared/ui'
import { LocalizedTextInput, SelectInput } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTypedOver } from '#src/offers/use-typed-over.ts'
import { KINDS } from './features-url.ts'
import { requestOf, valuesOf } from './feature-values.ts'
import type { FeatureValues } from './feature-values.ts'
import { saveFeature } from './features.queries.ts'
import { ValueInput } from './value-input.tsx'

const useFeatureForm = (feature: Feature | null) =>
  useContractForm<FeatureValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/feature').then(
        ({ FeatureRequest }) => FeatureRequest,
      ),
    defaultValues: valuesOf(feature),
    prepare: values => requestOf(values, feature),
  })

type Form = ReturnType<typeof useFeatureForm>

const Identity = ({ form, feature }: { form: Form; feature: Feature | null }) => {
  const { t } = useTranslation()
  const isFixed = feature !== null && (feature.isEnforced || feature.planCount > 0)
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <Field
        label={t('admin:features.key')}
        help={t('admin:features.keyHelp')}
        isRequired
        {...form.field('key')}
      >
        <TextInput
          dir="ltr"
          data-latin
          autoComplete="off"
          readOnly={feature !== null}
          {...form.register('key')}
        />
      </Field>
      <Field
        label={t('admin:features.columnKind')}
        help={isFixed ? t('admin:features.kindFixed') : undefined}
        {...form.field('kind')}
      >
        <SelectInput
          disabled={isFixed}
          value={form.watch('kind')}
          onChange={event => {
            const kind = KINDS.find(each => each === event.target.value)
            if (kind) form.setValue('kind', kind, { shouldDirty: true })
          }}
          options={KINDS.map(value => ({ value, label: t(`admin:features.kinds.${value}`) }))}
        />
      </Field>
    </Grid>
  )
}

const Fields = ({ form, feature }: { form: Form; feature: Feature | null }) => {
  const { t } = useTranslation()
  const { bind, field } = form
  const kind = form.watch('kind')
  const errorsOf = (name: 'name' | 'description' | 'unit') => ({
    ar: field(`${name}.ar`).error,
    en: field(`${name}.en`).error,
    both: field(name).error,
  })
  return (
    <>
      <LocalizedTextInput
        isRequired
        labels={{ ar: t('admin:plans.nameAr'), en: t('admin:plans.nameEn') }}
        errors={errorsOf('name')}
        {...bind('name')}
      />
      <Identity form={form} feature={feature} />
      {kind === 'limit' && (
        <LocalizedTextInput
          labels={{ ar: t('admin:features.unitAr'), en: t('admin:features.unitEn') }}
          errors={errorsOf('unit')}
          {...bind('unit')}
        />
      )}
      <LocalizedTextInput
        isLong
        labels={{ ar: t('admin:features.descriptionAr'), en: t('admin:features.descriptionEn') }}
        errors={errorsOf('description')}
        {...bind('description')}
      />
      <ValueInput
        kind={kind}
        label={t('admin:features.columnDefault')}
        error={field('defaultValue').error}
        {...bind('defaultValue')}
      />
    </>
  )
}

/** Renders the form of a new (null) or existing feature. */
export const FeatureForm = ({ feature: newest }: { feature: Feature | null }) => {
  const feature = useTypedOver(newest)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useFeatureForm(feature)
  const { guard, release } = useUnsavedGuard(form.formState.isDirty)
  const save = async (values: FeatureValues) => {
    await saveFeature(requestOf(values, feature), feature)
    release()
    await queryClient.invalidateQueries({ queryKey: ['admin', 'features'] })
    toast({ kind: 'success', text: t('admin:features.saved') })
    void navigate('/feature')
  }
  return (
    <Card p={{ base: '4', sm: '6' }} maxW="46rem">
      <form onSubmit={form.submit(save)} noValidate aria-label={t('admin:features.form')}>
        <Stack gap="4.5">
          <FormProblem
            problem={form.problem}
            texts={{ stale_version: t('admin:offers.failed.stale_version') }}
          />
          <Fields form={form} feature={feature} />
          <Flex gap="2" justify="flex-end">
            <Button variant="outline" onClick={() => void navigate('/feature')}>
              {t('admin:plans.cancel')}
            </Button>
            <Button type="submit" isLoading={form.isBusy}>
              {t('admin:plans.save')}
            </Button>
          </Flex>
        </Stack>
      </form>
      {guard}
    </Card>
  )
}
