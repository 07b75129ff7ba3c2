import type { Discount } from '@sufra/shared/contracts/discount'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import { serverNow } from '@sufra/shared/live'
import { useNavigate } from '@sufra/shared/router'
import { Button, Card, Grid, Stack } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allPackagesQuery } from '#src/offers/offers.queries.ts'
import { SaveBar } from '#src/offers/save-bar.tsx'
import { useTypedOver } from '#src/offers/use-typed-over.ts'
import { DiscountFields } from './discount-fields.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { requestOf, termsOf, valuesOf } from './discount-values.ts'
import type { DiscountValues } from './discount-values.ts'
import { saveDiscount } from './discounts.queries.ts'

const useDiscountForm = (base: Discount | null) =>
  useContractForm<DiscountValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/discount').then(
        ({ DiscountRequest }) => DiscountRequest,
      ),
    defaultValues: valuesOf(base, new Date(serverNow())),
    prepare: values => requestOf(values, base),
  })

interface DiscountFormProps {
  /** The edited discount; null for a new one. */
  base: Discount | null
  plans: readonly PlanDetails[]
}

/** Renders the form of a new or existing code, with the prices that merchants pay with it. */
export const DiscountForm = ({ base: newest, plans }: DiscountFormProps) => {
  const base = useTypedOver(newest)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: packages = [] } = useQuery(allPackagesQuery)
  const form = useDiscountForm(base)
  const { isDirty } = form.formState
  const { guard, release } = useUnsavedGuard(isDirty)
  const save = async (values: DiscountValues) => {
    await saveDiscount(requestOf(values, base), base)
    release()
    await queryClient.invalidateQueries({ queryKey: ['admin', 'discounts'] })
    toast({ kind: 'success', text: t('admin:discounts.saved') })
    void navigate('/discount')
  }
  const values = form.watch()
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4.5">
      <Card p={{ base: '4', sm: '6' }} alignSelf="start">
        <form
          onSubmit={form.submit(save)}
          noValidate
          aria-label={t(base ? 'admin:discounts.edit' : 'admin:discounts.add')}
        >
          <Stack gap="5">
            <FormProblem
              problem={form.problem}
              texts={{ stale_version: t('admin:offers.failed.stale_version') }}
            />
            <DiscountFields form={form} plans={plans} isKnown={base !== null} />
            <SaveBar data-unsaved={isDirty || undefined}>
              <Button variant="outline" onClick={() => void navigate('/discount')}>
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
      <DiscountPreview
        terms={termsOf(values)}
        planIds={values.isForAll ? null : values.planIds}
        plans={plans}
        packages={packages}
      />
    </Grid>
  )
}
