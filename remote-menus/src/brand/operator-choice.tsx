import { MerchantAndBrand } from '@sufra/shared/merchants'
import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'

/**
 * The operator searches the merchant by name or number and then picks one of its brands. Both choices stay in the
 * address.
 */
export const OperatorChoice = () => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  // Another menu resets the view: all other search parameters are dropped.
  const choose = (choice: { merchant?: number; brand?: number }) =>
    setParams(
      Object.fromEntries(
        Object.entries(choice).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
      ),
    )
  const words = {
    merchant: t('menus:table.merchant'),
    brand: t('menus:table.brand'),
    noBrand: t('menus:table.merchantHasNoBrand'),
  }
  return (
    <MerchantAndBrand
      words={words}
      merchantId={urlId(params.get('merchant'))}
      brandId={urlId(params.get('brand'))}
      onChoose={choose}
    />
  )
}
