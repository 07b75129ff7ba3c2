import type {
  BranchConnections,
  ConnectionsPage,
  RequestConnectionRequest,
} from '@sufra/shared/contracts/integration'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Checkbox, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { SelectInput, TextArea } from '@sufra/shared/ui/forms'
import { Drawer, toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { isFree } from '../channel-state.ts'
import { requestConnection } from '../integrations.queries.ts'

export interface RequestedConnection {
  branchId?: number
  channelId: number
}

interface RequestDrawerProps {
  page: ConnectionsPage
  asked: RequestedConnection
  onClose: () => void
}

interface BranchChoiceProps {
  branches: BranchConnections[]
  /** Store number by branch, as the merchant knows it. Only these branches are requested. */
  chosen: ReadonlyMap<number, string>
  /** error in the store number of a branch */
  fieldErrorOf: (branchId: number) => string | undefined
  onChange: (chosen: ReadonlyMap<number, string>) => void
}

const BranchChoice = ({ branches, chosen, fieldErrorOf, onChange }: BranchChoiceProps) => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const put = (id: number, storeId: string) => onChange(new Map([...chosen, [id, storeId]]))
  const drop = (id: number) => onChange(new Map([...chosen].filter(([each]) => each !== id)))
  return (
    <Stack gap="2" role="group" aria-label={t('request.branches')}>
      {branches.map(({ branchId, branchName }) => (
        <div key={branchId}>
          <Checkbox
            label={inLanguage(branchName, language)}
            checked={chosen.has(branchId)}
            onChange={({ target }) => (target.checked ? put(branchId, '') : drop(branchId))}
          />
          {chosen.has(branchId) && (
            <Field
              label={t('request.storeId')}
              help={t('request.storeIdHelp')}
              error={fieldErrorOf(branchId)}
            >
              <TextInput
                dir="ltr"
                value={chosen.get(branchId) ?? ''}
                onChange={({ target }) => put(branchId, target.value)}
              />
            </Field>
          )}
        </div>
      ))}
    </Stack>
  )
}

/** A merchant requests connections of branches to a platform from the operator. */
export const RequestDrawer = ({ page, asked, onClose }: RequestDrawerProps) => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const [channelId, setChannelId] = useState(asked.channelId)
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(
    new Map(asked.branchId ? [[asked.branchId, '']] : []),
  )
  const free = page.data.filter(branch => isFree(branch, channelId))
  const branches = free.flatMap(({ branchId }) => {
    const storeId = chosen.get(branchId)
    return storeId === undefined ? [] : [{ branchId, storeId }]
  })
  const form = useContractForm<RequestConnectionRequest>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/integration').then(
        ({ RequestConnectionRequest }) => RequestConnectionRequest,
      ),
    defaultValues: { channelId, note: '', branches: [] },
    prepare: values => ({ ...values, channelId, branches }),
  })
  const send = async ({ note }: RequestConnectionRequest) => {
    await requestConnection({ channelId, note, branches })
    toast({ kind: 'success', text: t('done.requested') })
    void queryClient.invalidateQueries(branchesQuery)
    onClose()
  }
  const fieldErrorOf = (branchId: number) =>
    form.field(`branches.${branches.findIndex(each => each.branchId === branchId)}.storeId`).error
  const channels = page.channels.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('request.title')}
      footer={
        <Button
          type="submit"
          form="connection-request"
          isLoading={form.isBusy}
          disabled={branches.length === 0}
        >
          {t('request.send')}
        </Button>
      }
    >
      <form id="connection-request" onSubmit={form.submit(send)} noValidate>
        <Stack gap="4">
          <Text color="muted">{t('request.intro')}</Text>
          <FormProblem problem={form.problem} />
          <Field label={t('connect.channel')}>
            <SelectInput
              value={String(channelId)}
              onChange={({ target }) => setChannelId(Number(target.value))}
              options={channels.map(({ value, label }) => ({ value: String(value), label }))}
            />
          </Field>
          {free.length > 0 ? (
            <BranchChoice branches={free} chosen={chosen} fieldErrorOf={fieldErrorOf} onChange={setChosen} />
          ) : (
            <Text>{t('request.noBranch')}</Text>
          )}
          <Field label={t('request.note')} {...form.field('note')}>
            <TextArea rows={3} maxLength={500} {...form.register('note')} />
          </Field>
        </Stack>
      </form>
    </Drawer>
  )
}
