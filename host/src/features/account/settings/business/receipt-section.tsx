import type { Account } from '@sufra/shared/contracts/account'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import type { ReceiptSettings } from '@sufra/shared/contracts/receipt-settings'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import type { ContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Field, Stack, Text, TextLink } from '@sufra/shared/ui'
import { LocalizedTextInput, SelectInput, Switch } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '../settings-section.tsx'
import { saveReceipts } from './business.queries.ts'
import { ReceiptPreview } from './receipt-preview.tsx'
import { SaveBar } from './save-bar.tsx'

interface ReceiptSectionProps {
  account: Account
  brands: readonly ServiceProvider[]
  receipts: ReceiptSettings
  onSaved: (saved: ReceiptSettings) => void
}

const useReceiptForm = ({ receipts, onSaved }: ReceiptSectionProps) => {
  const { t } = useTranslation('business')
  const form = useContractForm<ReceiptSettings>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/receipt-settings').then(
        ({ ReceiptSettingsRequest }) => ReceiptSettingsRequest,
      ),
    defaultValues: receipts,
  })
  const { guard } = useUnsavedGuard(form.formState.isDirty)
  const save = async (values: ReceiptSettings) => {
    const saved = await saveReceipts(values)
    form.settle(saved)
    onSaved(saved)
    toast({ kind: 'success', text: t('receipt.saved') })
  }
  return { form, guard, handleSubmit: form.submit(save) }
}

const Lines = ({
  form: { bind, field },
  of,
}: {
  form: ContractForm<ReceiptSettings>
  of: 'header' | 'footer'
}) => {
  const { t } = useTranslation('business')
  return (
    <LocalizedTextInput
      isLong
      {...bind(of)}
      labels={{ ar: t(`receipt.${of}Ar`), en: t(`receipt.${of}En`) }}
      errors={{ ar: field(`${of}.ar`).error, en: field(`${of}.en`).error }}
    />
  )
}

/** Chooses the brand of the preview when there are several. */
const useShownBrand = (brands: readonly ServiceProvider[]) => {
  const { t } = useTranslation('business')
  const { language } = useLanguage()
  const [shownId, setShownId] = useState(brands[0]?.id)
  const options = brands.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))
  const choice = brands.length > 1 && (
    <Field label={t('receipt.brand')}>
      <SelectInput
        options={options}
        value={String(shownId)}
        onChange={({ target }) => setShownId(Number(target.value))}
      />
    </Field>
  )
  return { brand: brands.find(({ id }) => id === shownId) ?? brands[0], choice }
}

/** Settings of the receipts, with a preview. */
export const ReceiptSection = (props: ReceiptSectionProps) => {
  const { t } = useTranslation('business')
  const { account, brands } = props
  const { form, guard, handleSubmit } = useReceiptForm(props)
  const { brand, choice } = useShownBrand(brands)
  const shown = form.watch()
  return (
    <SettingsSection anchor="receipt" title={t('receipt.title')} text={t('receipt.text')}>
      <form onSubmit={handleSubmit} noValidate aria-label={t('receipt.title')}>
        <Stack gap="4">
          <FormProblem problem={form.problem} />
          <Text textStyle="sm13" color="muted">
            {t(account.vatNumber ? 'receipt.fromBusiness' : 'receipt.noVatNumber')}{' '}
            <TextLink href="#business">{t('receipt.toBusiness')}</TextLink>
          </Text>
          <Lines form={form} of="header" />
          <Lines form={form} of="footer" />
          <Switch
            label={t('receipt.code')}
            help={t('receipt.codeHelp')}
            isOn={shown.hasCode}
            onChange={isOn => form.setValue('hasCode', isOn, { shouldDirty: true })}
          />
          {choice}
          <ReceiptPreview account={account} brand={brand} receipts={shown} />
          <SaveBar isDirty={form.formState.isDirty} isBusy={form.isBusy} onDiscard={() => form.reset()} />
        </Stack>
      </form>
      {guard}
    </SettingsSection>
  )
}
