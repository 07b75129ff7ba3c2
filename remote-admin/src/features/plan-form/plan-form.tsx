import { ApiError } from '@sufra/shared/api'
import type { Feature } from '@sufra/shared/contracts/feature'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import type { ContractForm } from '@sufra/shared/forms'
import { useNavigate } from '@sufra/shared/router'
import { Banner, Button, Card, Field, Grid, Heading, Stack } from '@sufra/shared/ui'
import { LocalizedTextInput, MoneyInput, NumberInput, Switch } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SaveBar } from '#src/offers/save-bar.tsx'
import { useTypedOver } from '#src/offers/use-typed-over.ts'
import { FeatureRows } from './feature-rows.tsx'
import { useSavePlan } from './plan-form.queries.ts'
import { PlanPreview } from './plan-preview.tsx'
import { requestOf, valuesOf } from './plan-values.ts'
import type { PlanValues } from './plan-values.ts'

type Form = ContractForm<PlanValues>

const Prices = ({ form }: { form: Form }) => {
  const { t } = useTranslation()
  const { bind, field } = form
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4">
      <Field label={t('admin:plans.columnMonthly')} isRequired {...field('priceMonthly')}>
        <MoneyInput {...bind('priceMonthly')} />
      </Field>
      <Field
        label={t('admin:plans.columnYearly')}
        help={t('admin:plans.yearlyHelp')}
        {...field('priceYearly')}
      >
        <MoneyInput {...bind('priceYearly')} />
      </Field>
      <Field label={t('admin:plans.columnTrial')} help={t('admin:plans.trialHelp')} {...field('trialDays')}>
        <NumberInput {...bind('trialDays')} />
      </Field>
    </Grid>
  )
}

const Texts = ({ form }: { form: Form }) => {
  const { t } = useTranslation()
  const { bind, field } = form
  const errorsOf = (name: 'name' | 'description') => ({
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
      <LocalizedTextInput
        isLong
        labels={{ ar: t('admin:plans.descriptionAr'), en: t('admin:plans.descriptionEn') }}
        help={t('admin:plans.descriptionHelp')}
        errors={errorsOf('description')}
        {...bind('description')}
      />
    </>
  )
}

const usePlanForm = (plan: PlanDetails | null, features: readonly Feature[]) =>
  useContractForm<PlanValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/plan').then(
        ({ PlanRequest }) => PlanRequest,
      ),
    defaultValues: valuesOf(plan, features),
    prepare: values => requestOf(values, plan),
  })

interface PlanFormProps {
  /** The edited plan; null for a new one. */
  plan: PlanDetails | null
  features: readonly Feature[]
}

/** Renders the form of a new or existing plan, with a preview for merchants. */
export const PlanForm = ({ plan: newest, features }: PlanFormProps) => {
  const plan = useTypedOver(newest)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = usePlanForm(plan, features)
  const { isDirty } = form.formState
  const { guard, release } = useUnsavedGuard(isDirty)
  const { value: isPublic, onChange: setPublic } = form.bind('isPublic')
  const send = useSavePlan()
  const save = async (values: PlanValues) => {
    await send(requestOf(values, plan), plan)
    release()
    await queryClient.invalidateQueries({ queryKey: ['admin', 'plans'] })
    toast({ kind: 'success', text: t('admin:plans.saved') })
    void navigate('/plans')
  }
  const isStale = form.problem instanceof ApiError && form.problem.code === 'stale_version'
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4.5">
      <Card p={{ base: '4', sm: '6' }}>
        <form
          onSubmit={form.submit(save)}
          noValidate
          aria-label={t(plan ? 'admin:plans.edit' : 'admin:plans.add')}
        >
          <Stack gap="5">
            {plan && plan.subscribers > 0 && (
              <Banner tone="neutral">{t('admin:plans.keepsBought', { count: plan.subscribers })}</Banner>
            )}
            <FormProblem
              problem={form.problem}
              texts={isStale ? { stale_version: t('admin:offers.failed.stale_version') } : {}}
            />
            <Texts form={form} />
            <Prices form={form} />
            <Switch
              label={t('admin:plans.public')}
              help={t('admin:plans.publicHelp')}
              isOn={isPublic}
              onChange={setPublic}
            />
            <div>
              <Heading as="h2" textStyle="lg15" fontWeight="semibold" mb="3">
                {t('admin:plans.features')}
              </Heading>
              {form.field('features').error && <Banner tone="error">{form.field('features').error}</Banner>}
              <FeatureRows form={form} features={features} />
            </div>
            <SaveBar data-unsaved={isDirty || undefined}>
              <Button variant="outline" onClick={() => void navigate('/plans')}>
                {t('admin:plans.cancel')}
              </Button>
              <Button type="submit" isLoading={form.isBusy}>
                {t('admin:plans.save')}
              </Button>
            </SaveBar>
          </Stack>
        </form>
        {guard}
      </Card>
      <PlanPreview values={form.watch()} features={features} />
    </Grid>
  )
}
