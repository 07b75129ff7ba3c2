import { api } from '@sufra/shared/api'
import type { BranchChannel, BranchOverview } from '@sufra/shared/contracts/branch'
import { channelMark } from '@sufra/shared/contracts/channel-mark'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Flex, Stack, Text } from '@sufra/shared/ui'
import { Drawer, toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { updateOf } from '../branches.queries.ts'
import { HoursFields } from './hours-fields.tsx'
import type { HoursValues } from './hours-values.ts'

/** States how each connected platform receives the branch's effective hours. */
const PlatformHours = ({ channels }: { channels: BranchChannel[] }) => {
  const { t } = useTranslation('branches')
  if (channels.length === 0) return null
  return (
    <Stack as="section" gap="2.5" aria-label={t('hours.platforms')}>
      <Text fontWeight="semibold">{t('hours.platforms')}</Text>
      <Stack as="ul" gap="2.5" listStyle="none">
        {channels.map(({ channelId, channelKey, hoursWay }) => (
          <Flex as="li" key={channelId} gap="2.5" alignItems="flex-start">
            <img src={channelMark(channelKey)} alt="" width={24} height={24} />
            <div>
              <Text>{t(`channels.${channelKey}`)}</Text>
              <Text textStyle="sm13" color="muted">
                {t(`hours.way.${hoursWay}`)}
              </Text>
            </div>
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}

/** Form for the hours of one branch beside the list. Does not overwrite another person's change. */
export const HoursDrawer = ({ branch, onClose }: { branch: BranchOverview; onClose: () => void }) => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const id = useId()
  // The list refetches while the drawer is open; the form keeps the opened branch.
  const [opened] = useState(branch)
  const form = useContractForm<HoursValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/branch').then(
        ({ BranchUpdateRequest }) => BranchUpdateRequest,
      ),
    defaultValues: {
      hours: opened.hours,
      specialHours: opened.specialHours,
      ramadanHours: opened.ramadanHours,
    },
    prepare: values => ({ ...updateOf(opened), ...values }),
  })
  const { isSubmitted } = form.formState
  const options = { shouldDirty: true, shouldValidate: isSubmitted }
  const change = (part: Partial<HoursValues>) => {
    if (part.hours) form.setValue('hours', part.hours, options)
    if (part.specialHours) form.setValue('specialHours', part.specialHours, options)
    if (part.ramadanHours !== undefined) form.setValue('ramadanHours', part.ramadanHours, options)
  }
  const save = async (values: HoursValues) => {
    await api.put('/api/Branch/Update', { body: { ...updateOf(opened), ...values } })
    toast({ kind: 'success', text: t('done.hours') })
    await queryClient.invalidateQueries(branchesQuery)
    onClose()
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('hours.title', { name: inLanguage(opened.name, language) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} isLoading={form.isBusy}>
            {t('hours.save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={form.submit(save)} noValidate>
        <Stack gap="4">
          <FormProblem problem={form.problem} texts={{ stale_version: t('failed.stale_version') }} />
          <HoursFields
            value={form.watch()}
            onChange={change}
            isSent={isSubmitted}
            errorOf={path => form.field(path).error}
          />
          <PlatformHours channels={opened.channels} />
        </Stack>
      </form>
    </Drawer>
  )
}
