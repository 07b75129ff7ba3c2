import type { PackageDetails } from '@sufra/shared/contracts/package'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import { useNavigate } from '@sufra/shared/router'
import { Banner, Button, Card, Grid, Stack } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PreviewCard } from '#src/offers/preview-card.tsx'
import { PricePreview } from '#src/offers/price-preview.tsx'
import { SaveBar } from '#src/offers/save-bar.tsx'
import { useTypedOver } from '#src/offers/use-typed-over.ts'
import { PackageFields } from './package-fields.tsx'
import { requestOf, valuesOf } from './package-values.ts'
import type { PackageValues } from './package-values.ts'
import { useSavePackage } from './packages.queries.ts'

const Preview = ({ values, plans }: { values: PackageValues; plans: readonly PlanDetails[] }) => {
  const { t } = useTranslation()
  const months = Math.max(1, values.months || 1)
  const price = toRiyals(values.price ?? 0)
  const plan = plans.find(({ id }) => id === values.planId)
  const isDearer = plan !== undefined && toHalalas(plan.priceMonthly) * months < (values.price ?? 0)
  return (
    <Stack gap="3">
      <PreviewCard>
        {language => (
          <PricePreview
            language={language}
            months={months}
            price={price}
            name={values.name}
            priceMonthly={plan?.priceMonthly ?? null}
          />
        )}
      </PreviewCard>
      {isDearer && <Banner tone="notice">{t('admin:packages.dearer')}</Banner>}
    </Stack>
  )
}

interface PackageFormProps {
  /** The edited package; null for a new one. */
  base: PackageDetails | null
  plans: readonly PlanDetails[]
}

/** Renders the form of a new or existing package, with a preview for merchants. */
export const PackageForm = ({ base: newest, plans }: PackageFormProps) => {
  const base = useTypedOver(newest)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useContractForm<PackageValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/package').then(
        ({ PackageRequest }) => PackageRequest,
      ),
    defaultValues: valuesOf(base),
    prepare: values => requestOf(values, base),
  })
  const { isDirty } = form.formState
  const { guard, release } = useUnsavedGuard(isDirty)
  const send = useSavePackage()
  const save = async (values: PackageValues) => {
    await send(requestOf(values, base), base)
    release()
    await queryClient.invalidateQueries({ queryKey: ['admin', 'packages'] })
    toast({ kind: 'success', text: t('admin:packages.saved') })
    void navigate('/packages')
  }
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4.5">
      <Card p={{ base: '4', sm: '6' }} alignSelf="start">
        <form
          onSubmit={form.submit(save)}
          noValidate
          aria-label={t(base ? 'admin:packages.edit' : 'admin:packages.add')}
        >
          <Stack gap="5">
            {base !== null && base.subscribers > 0 && (
              <Banner tone="neutral">{t('admin:packages.keepsBought', { count: base.subscribers })}</Banner>
            )}
            <FormProblem
              problem={form.problem}
              texts={{ stale_version: t('admin:offers.failed.stale_version') }}
            />
            <PackageFields form={form} plans={plans} base={base} />
            <SaveBar data-unsaved={isDirty || undefined}>
              <Button variant="outline" onClick={() => void navigate('/packages')}>
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
      <Preview values={form.watch()} plans={plans} />
    </Grid>
  )
}
