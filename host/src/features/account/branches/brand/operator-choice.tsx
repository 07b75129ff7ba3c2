import { MerchantAndBrand } from '@sufra/shared/merchants'
import { useTranslation } from 'react-i18next'
import { useBrand } from './use-brand.ts'

/** Lets the operator choose a merchant, by name or number, and one of its brands. */
export const OperatorChoice = () => {
  const { t } = useTranslation('branches')
  const { merchantId, brandId, choose } = useBrand()
  const words = { merchant: t('brand.merchant'), brand: t('brand.brand'), noBrand: t('brand.none') }
  return <MerchantAndBrand words={words} merchantId={merchantId} brandId={brandId} onChoose={choose} />
}
