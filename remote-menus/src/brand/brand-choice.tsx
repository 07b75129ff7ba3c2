import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { Flex, lazyPart } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { ownBrandsQuery } from './brand.queries.ts'

const operator = lazyPart({
  load: () =>
    import(/* webpackChunkName: "operator-choice" */ './operator-choice.tsx').then(
      ({ OperatorChoice }) => OperatorChoice,
    ),
  height: '4rem',
})

const OwnBrands = ({ chosenId }: { chosenId: number | null }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [, setParams] = useSearchParams()
  const { data: brands = [] } = useQuery(ownBrandsQuery)
  if (brands.length < 2) return null
  return (
    <Flex mb="4.5">
      <SegmentedTabs
        label={t('menus:table.brand')}
        value={String(chosenId ?? '')}
        onChange={brand => setParams({ brand })}
        options={brands.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
      />
    </Flex>
  )
}

/**
 * Choice of the brand whose menu is edited: merchant and brand for the operator, a brand list for a merchant with
 * several brands.
 */
export const BrandChoice = ({ chosenId }: { chosenId: number | null }) =>
  useIsOperator() ? <operator.Part /> : <OwnBrands chosenId={chosenId} />
