import type { Localized } from '@sufra/shared/contracts/wire'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Button, Stack } from '@sufra/shared/ui'
import { LocalizedTextInput } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { addCategory } from '#src/categories/categories.queries.ts'
import { useSendOnce, useWhileMounted } from '@sufra/shared/unknown-outcome'
import { addSize, listKeyOf } from './product-editor.queries.ts'

export type MadeKind = 'category' | 'size'

interface MakeFormProps {
  kind: MadeKind
  serviceProviderId: number
  onMade: (id: number) => void
  onClose: () => void
}

const CONTRACTS = {
  category: () =>
    import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/category').then(
      ({ CategoryRequest }) => CategoryRequest,
    ),
  size: () =>
    import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/size').then(
      ({ SizeRequest }) => SizeRequest,
    ),
}
const ADD = { category: addCategory, size: addSize }

const MakeForm = ({ kind, serviceProviderId, onMade, onClose }: MakeFormProps) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const finish = useWhileMounted((id: number) => {
    onMade(id)
    onClose()
  })
  const form = useContractForm<{ name: Localized }>({
    contract: CONTRACTS[kind],
    defaultValues: { name: { ar: '', en: '' } },
    prepare: values => ({ ...values, serviceProviderId }),
  })
  const sendOnce = useSendOnce()
  const send = async ({ name }: { name: Localized }) => {
    const body = { name, serviceProviderId }
    const made = await sendOnce(body, key => ADD[kind](body, key))
    await queryClient.invalidateQueries({ queryKey: listKeyOf[kind](serviceProviderId) })
    finish(made.id)
  }
  return (
    <form onSubmit={form.submit(send)} noValidate aria-label={t(`menus:editor.make.${kind}`)}>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        <LocalizedTextInput
          {...form.bind('name')}
          labels={{ ar: t('menus:editor.make.nameAr'), en: t('menus:editor.make.nameEn') }}
          errors={{
            ar: form.field('name.ar').error,
            en: form.field('name.en').error,
            both: form.field('name').error,
          }}
        />
        <Button type="submit" isLoading={form.isBusy}>
          {t('menus:editor.make.submit')}
        </Button>
      </Stack>
    </form>
  )
}

interface MakeDialogProps extends Omit<MakeFormProps, 'kind'> {
  /** Null keeps the dialog closed. */
  kind: MadeKind | null
}

/** Creates a category or size without leaving the product. */
export const MakeDialog = ({ kind, ...props }: MakeDialogProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog isOpen={kind !== null} onClose={props.onClose} title={t(`menus:editor.make.${kind ?? 'size'}`)}>
      {kind && <MakeForm key={`${id}${kind}`} kind={kind} {...props} />}
    </Dialog>
  )
}
