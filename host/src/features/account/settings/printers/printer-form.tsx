import type { Branch } from '@sufra/shared/contracts/merchant'
import type {
  AddPrinterRequest,
  Printer,
  PrinterAddress,
  UpdatePrinterRequest,
} from '@sufra/shared/contracts/printer'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import type { ContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field, Stack, TextInput } from '@sufra/shared/ui'
import { SelectInput, Switch } from '@sufra/shared/ui/forms'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnClose } from '#src/dialog-state/use-own-close.ts'
import { updatePrinter, useAddPrinter } from './printers.queries.ts'

/** Form values; the value of a select is a text. */
interface PrinterValues {
  branchId: string
  name: string
  prints: Printer['prints']
  paperMm: '80' | '58'
  language: Printer['language']
  isOnAccept: boolean
}

const printerValues = (printer: Printer | null, branches: readonly Branch[]): PrinterValues => ({
  branchId: String(printer?.branchId ?? branches[0]?.id ?? ''),
  name: printer?.name ?? '',
  prints: printer?.prints ?? 'ticket',
  paperMm: printer?.paperMm === 58 ? '58' : '80',
  language: printer?.language ?? 'ar',
  isOnAccept: printer?.isOnAccept ?? true,
})

const common = ({ name, prints, paperMm, language, isOnAccept }: PrinterValues) => ({
  name,
  prints,
  language,
  isOnAccept,
  paperMm: paperMm === '58' ? (58 as const) : (80 as const),
})

const addRequest = (values: PrinterValues): AddPrinterRequest => ({
  branchId: Number(values.branchId),
  ...common(values),
})

const updateRequest = ({ id }: Printer, values: PrinterValues): UpdatePrinterRequest => ({
  id,
  ...common(values),
})

interface PrinterFormProps {
  /** null: a new printer */
  printer: Printer | null
  branches: readonly Branch[]
  /** `made`: address of a new printer */
  onSaved: (made?: PrinterAddress) => void
}

const usePrinterForm = ({ printer, branches, onSaved }: PrinterFormProps) => {
  const form = useContractForm<PrinterValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/printer').then(contracts =>
        printer ? contracts.UpdatePrinterRequest : contracts.AddPrinterRequest,
      ),
    defaultValues: printerValues(printer, branches),
    prepare: values => (printer ? updateRequest(printer, values) : addRequest(values)),
  })
  const add = useAddPrinter()
  const save = async (values: PrinterValues) => {
    if (!printer) return onSaved(await add(addRequest(values)))
    await updatePrinter(updateRequest(printer, values))
    onSaved()
  }
  return { form, handleSubmit: form.submit(save) }
}

const Choices = ({ form: { register, field } }: { form: ContractForm<PrinterValues> }) => {
  const { t } = useTranslation('printers')
  const kinds = (['ticket', 'receipt', 'both'] as const).map(value => ({ value, label: t(`kind.${value}`) }))
  const papers = (['80', '58'] as const).map(value => ({ value, label: t(`paper.${value}`) }))
  const languages = (['ar', 'en'] as const).map(value => ({ value, label: t(`language.${value}`) }))
  return (
    <>
      <Field label={t('form.prints')} {...field('prints')}>
        <SelectInput options={kinds} {...register('prints')} />
      </Field>
      <Field label={t('form.paper')} {...field('paperMm')}>
        <SelectInput options={papers} {...register('paperMm')} />
      </Field>
      <Field label={t('form.language')} {...field('language')}>
        <SelectInput options={languages} {...register('language')} />
      </Field>
    </>
  )
}

const Fields = ({
  form,
  printer,
  branches,
}: Omit<PrinterFormProps, 'onSaved'> & { form: ContractForm<PrinterValues> }) => {
  const { t } = useTranslation('printers')
  const { language } = useLanguage()
  const { field, register, bind } = form
  const { value, onChange } = bind('isOnAccept')
  return (
    <Stack gap="4">
      <FormProblem problem={form.problem} />
      <Field label={t('form.name')} help={t('form.nameHelp')} {...field('name')}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      {!printer && (
        <Field label={t('form.branch')} {...field('branchId')}>
          <SelectInput
            options={branches.map(({ id, name }) => ({
              value: String(id),
              label: inLanguage(name, language),
            }))}
            {...register('branchId')}
          />
        </Field>
      )}
      <Choices form={form} />
      <Switch label={t('form.onAccept')} help={t('form.onAcceptHelp')} isOn={value} onChange={onChange} />
    </Stack>
  )
}

/** Form of one printer beside the settings: its name and its papers. */
export const PrinterDrawer = ({
  isOpen,
  onClose,
  ...props
}: PrinterFormProps & { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('printers')
  const id = useId()
  const closeOwn = useOwnClose(isOpen, onClose)
  const { form, handleSubmit } = usePrinterForm({
    ...props,
    onSaved: made => {
      closeOwn()
      props.onSaved(made)
    },
  })
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t(props.printer ? 'form.edit' : 'form.add')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} isLoading={form.isBusy}>
            {t(props.printer ? 'form.save' : 'form.add')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit} noValidate>
        <Fields form={form} {...props} />
      </form>
    </Drawer>
  )
}
