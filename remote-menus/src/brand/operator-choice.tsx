import { MerchantAndBrand } from '@sufra/shared/merchants'
import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'

/** Whose menu: the operator finds the merchant by name or number, and takes one of its brands. Both stay in the address. */
export const OperatorChoice = () => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  // Another menu, another view of it: nothing else of the address stays.
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
