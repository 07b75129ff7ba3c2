import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Box, Field } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { SPEC_TEXT } from '#src/products/update-messages.ts'

interface BrandSelectProps {
  /** 0 until a brand is chosen. */
  serviceProviderId: number
  brands: readonly ServiceProvider[]
  onChange: (serviceProviderId: number) => void
}

/** Select box for the brand whose menu is shown. */
export const BrandSelect = ({ serviceProviderId, brands, onChange }: BrandSelectProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const options = brands.map(({ id, name }) => ({
    value: id,
    label: inLanguage(name, language),
    keywords: Object.values(readLocalized(name)).join(' '),
  }))
  return (
    <Box maxW="form" mb="4">
      <Field
        label={t('menus:editor.brand')}
        help={serviceProviderId === 0 ? SPEC_TEXT.chooseProvider : undefined}
      >
        <Combobox
          options={options}
          value={options.find(({ value }) => value === serviceProviderId) ?? null}
          onChange={option => option && onChange(option.value)}
          isFixed
        />
      </Field>
    </Box>
  )
}
