import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field, Grid, HStack, Stack, TextInput } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { periodText } from '#src/offers/offer-words.ts'
import { allPlansQuery } from '#src/offers/offers.queries.ts'
import { GiftPreview } from './gift-preview.tsx'
import { useGive } from './gift.queries.ts'

const MONTHS = [1, 2, 3, 6, 12]

interface Values {
  /** As native selects hold them. */
  planId: string
  months: string
  reason: string
}

interface GiftDialogProps {
  accountId: number
  /** The current plan; null without one. */
  planId: number | null
  onClose: () => void
}

const GiftForm = ({ accountId, planId, onClose }: GiftDialogProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: plans = [] } = useQuery(allPlansQuery)
  const give = useGive()
  const giftRequestOf = (values: Pick<Values, 'planId' | 'months'>) => ({
    accountId,
    planId: Number(values.planId),
    months: Number(values.months),
  })
  const requestOf = ({ reason, ...values }: Values) => ({ ...giftRequestOf(values), reason })
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/subscription').then(
        ({ SubscriptionAddRequest }) => SubscriptionAddRequest,
      ),
    defaultValues: { planId: planId === null ? '' : String(planId), months: '1', reason: '' },
    prepare: requestOf,
  })
  const send = form.submit(async values => {
    await give(requestOf(values))
    toast({ kind: 'success', text: t('admin:merchant.gift.done') })
    onClose()
  })
  const { value: chosen, onChange: choose } = form.bind('planId')
  const request = giftRequestOf({ planId: chosen, months: form.watch('months') })
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        <Grid gap="3" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <Field label={t('admin:merchants.plan')} {...form.field('planId')}>
            <SelectInput
              value={chosen}
              onChange={event => choose(event.target.value)}
              placeholder={t('admin:merchant.choose')}
              options={plans.map(({ id, name }) => ({
                value: String(id),
                label: inLanguage(name, language),
              }))}
            />
          </Field>
          <Field label={t('admin:merchant.gift.months')} {...form.field('months')}>
            <SelectInput
              {...form.register('months')}
              options={MONTHS.map(count => ({ value: String(count), label: periodText(count, language) }))}
            />
          </Field>
        </Grid>
        <Field
          label={t('admin:merchant.reason')}
          help={t('admin:merchant.gift.reasonHelp')}
          isRequired
          {...form.field('reason')}
        >
          <TextInput autoComplete="off" {...form.register('reason')} />
        </Field>
        {request.planId > 0 && <GiftPreview request={request} />}
        <HStack gap="2" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t('admin:plans.cancel')}
          </Button>
          <Button type="submit" isLoading={form.isBusy}>
            {t('admin:merchant.gift.confirm')}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}

/** Renders the dialog that gives months of a plan for free, with a preview. */
export const GiftDialog = (props: GiftDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog isOpen onClose={props.onClose} title={t('admin:merchant.gift.title')}>
      <GiftForm {...props} />
    </Dialog>
  )
}
