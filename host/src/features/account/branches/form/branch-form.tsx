import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { BranchDetails } from '@sufra/shared/contracts/branch'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { LATEST_DAY_START } from '@sufra/shared/contracts/hours'
import { inLanguage } from '@sufra/shared/contracts/text'
import { zonedInstant } from '@sufra/shared/contracts/zoned-time'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import type { ContractForm } from '@sufra/shared/forms'
import { TIME_ZONE, useFormat, useLanguage } from '@sufra/shared/i18n'
import { Button, Card, Field, Flex, Grid, Stack, Text, TextInput } from '@sufra/shared/ui'
import { LocalizedTextInput, NumberInput, PhoneInput, SelectInput } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { CityInput } from '#src/merchant/city/city-input.tsx'
import { useOwnClose } from '#src/dialog-state/use-own-close.ts'
import { HoursFields } from '../hours/hours-fields.tsx'
import type { HoursValues } from '../hours/hours-values.ts'
import { AcceptanceSection } from './acceptance-section.tsx'
import { newBranch, requestOf, valuesOf } from './branch-values.ts'
import type { BranchValues } from './branch-values.ts'
import { PlaceSection } from './place-section.tsx'

type Form = ContractForm<BranchValues>

const Section = ({ title, help, children }: { title: string; help: string; children: ReactNode }) => (
  <Card as="section" p={{ base: '4', sm: '5' }}>
    <Grid gridTemplateColumns={{ base: '1fr', lg: '14rem minmax(0, 1fr)' }} gap={{ base: '3', lg: '6' }}>
      <div>
        <Text as="h2" textStyle="lg15" fontWeight="semibold">
          {title}
        </Text>
        <Text textStyle="sm13" color="muted">
          {help}
        </Text>
      </div>
      <Stack gap="4" maxW="form">
        {children}
      </Stack>
    </Grid>
  </Card>
)

const Names = ({ form, brands }: { form: Form; brands: readonly ServiceProvider[] }) => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const { register, bind, field } = form
  const brandId = form.watch('serviceProviderId')
  return (
    <Section title={t('form.what')} help={t('form.whatHelp')}>
      {brands.length > 1 && (
        <Field label={t('brand.brand')} {...field('serviceProviderId')}>
          <SelectInput
            value={String(brandId ?? '')}
            placeholder={t('brand.brand')}
            options={brands.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
            onChange={({ target }) =>
              form.setValue('serviceProviderId', Number(target.value), { shouldDirty: true })
            }
          />
        </Field>
      )}
      <LocalizedTextInput
        {...bind('name')}
        labels={{ ar: t('form.nameAr'), en: t('form.nameEn') }}
        help={t('form.oneName')}
        errors={{ ar: field('name.ar').error, en: field('name.en').error, both: field('name').error }}
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <PhoneInput label={t('form.phone')} kind="branch" {...bind('phone')} {...field('phone')} />
        <Field label={t('form.code')} help={t('form.codeHelp')} {...field('code')}>
          <TextInput dir="ltr" {...register('code')} />
        </Field>
        <Field label={t('form.prep')} help={t('form.prepHelp')} {...field('prepMinutes')}>
          <NumberInput step={5} {...bind('prepMinutes')} />
        </Field>
      </Grid>
    </Section>
  )
}

const Place = ({ form }: { form: Form }) => {
  const { t } = useTranslation('branches')
  const { register, bind, field } = form
  const [lat, lng] = form.watch(['lat', 'lng'])
  return (
    <Section title={t('form.where')} help={t('form.whereHelp')}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <CityInput label={t('form.city')} {...bind('city')} {...field('city')} />
        <Field label={t('form.district')} {...field('district')}>
          <TextInput {...register('district')} />
        </Field>
      </Grid>
      <Field label={t('form.address')} {...field('address')}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <PlaceSection
        lat={lat}
        lng={lng}
        errors={{ lat: field('lat').error, lng: field('lng').error }}
        onChange={place => {
          form.setValue('lat', place.lat, { shouldDirty: true })
          form.setValue('lng', place.lng, { shouldDirty: true })
        }}
      />
    </Section>
  )
}

const DAY_STARTS = Array.from({ length: LATEST_DAY_START + 1 }, (_, hour) => hour)

const DayStart = ({ form }: { form: Form }) => {
  const { t } = useTranslation('branches')
  const format = useFormat()
  const timeOf = (hour: number) => format.time(zonedInstant('2026-01-01', hour * 60, TIME_ZONE).getTime())
  return (
    <Field label={t('form.dayStart')} help={t('form.dayStartHelp')} {...form.field('dayStartHour')}>
      <SelectInput
        value={String(form.watch('dayStartHour'))}
        options={DAY_STARTS.map(hour => ({ value: String(hour), label: timeOf(hour) }))}
        onChange={({ target }) => form.setValue('dayStartHour', Number(target.value), { shouldDirty: true })}
      />
    </Field>
  )
}

const Times = ({ form }: { form: Form }) => {
  const { t } = useTranslation('branches')
  const [hours, specialHours, ramadanHours] = form.watch(['hours', 'specialHours', 'ramadanHours'])
  const { isSubmitted } = form.formState
  const options = { shouldDirty: true, shouldValidate: isSubmitted }
  const change = (part: Partial<HoursValues>) => {
    if (part.hours) form.setValue('hours', part.hours, options)
    if (part.specialHours) form.setValue('specialHours', part.specialHours, options)
    if (part.ramadanHours !== undefined) form.setValue('ramadanHours', part.ramadanHours, options)
  }
  return (
    <Section title={t('form.when')} help={t('form.whenHelp')}>
      <HoursFields
        value={{ hours, specialHours, ramadanHours }}
        onChange={change}
        isSent={isSubmitted}
        errorOf={path => form.field(path).error}
      />
      <DayStart form={form} />
    </Section>
  )
}

interface BranchFormProps {
  branch: BranchDetails | undefined
  brands: readonly ServiceProvider[]
  onDone: () => void
}

/** A retry after a lost response uses the same idempotency key, so a new branch is added once. */
const useSend = (branch: BranchDetails | undefined) => {
  const sendOnce = useSendOnce()
  return (values: BranchValues) => {
    const body = requestOf(values)
    return branch
      ? api.put('/api/Branch/Update', { body: { ...body, id: branch.id, rowVersion: branch.rowVersion } })
      : sendOnce(body, idempotencyKey => api.post('/api/Branch/Add', { body, idempotencyKey }))
  }
}

/** Form of a new or existing branch. Does not overwrite another person's change. */
export const BranchForm = ({ branch: newest, brands, onDone }: BranchFormProps) => {
  const { t } = useTranslation('branches')
  const queryClient = useQueryClient()
  // The query refetches while the form is open; the form keeps the opened branch and sends its version.
  const [branch] = useState(newest)
  const form = useContractForm<BranchValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/branch').then(
        ({ BranchRequest }) => BranchRequest,
      ),
    defaultValues: branch
      ? valuesOf(branch)
      : newBranch(brands.length === 1 ? (brands[0]?.id ?? null) : null),
    prepare: requestOf,
  })
  const send = useSend(branch)
  // A person who left this screen is not redirected.
  const leaveOwn = useOwnClose(true, onDone)
  const { guard, release } = useUnsavedGuard(form.formState.isDirty)
  const save = async (values: BranchValues) => {
    await send(values)
    toast({ kind: 'success', text: t(branch ? 'done.saved' : 'done.added') })
    release()
    await queryClient.invalidateQueries(branchesQuery)
    leaveOwn()
  }
  const policy = form.watch('acceptance')
  return (
    <form onSubmit={form.submit(save)} noValidate>
      <Stack gap="4">
        <FormProblem problem={form.problem} texts={{ stale_version: t('failed.stale_version') }} />
        <Names form={form} brands={brands} />
        <Place form={form} />
        <Times form={form} />
        <Section title={t('policy.title')} help={t('policy.help')}>
          <AcceptanceSection
            value={policy}
            onChange={value => form.setValue('acceptance', value, { shouldDirty: true })}
            errorOf={path => form.field(`acceptance.${path}`).error}
          />
        </Section>
        <Flex
          justifyContent="flex-end"
          gap="3"
          position="sticky"
          bottom={{ base: 'phoneBar', sm: '0' }}
          zIndex="sticky"
          py="3"
          bg="bg"
        >
          <Button variant="outline" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={form.isBusy}>
            {t(branch ? 'form.save' : 'form.add')}
          </Button>
        </Flex>
      </Stack>
      {guard}
    </form>
  )
}
