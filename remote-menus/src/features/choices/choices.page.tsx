import { useNavigate, useSearchParams } from '@sufra/shared/router'
import { Button, PageHead } from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandSelect } from '#src/brand/brand-select.tsx'
import { WithBrand } from '#src/brand/with-brand.tsx'
import { ChoiceList } from './choice-list.tsx'
import { ChoicesSkeleton } from './choices-skeleton.tsx'

/** The modifier groups that products share (specification#screens, menus/dialog). */
export const ChoicesPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isMaking, setIsMaking] = useState(false)
  const make = (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => setIsMaking(true)}>
      {t('menus:choices.make')}
    </Button>
  )
  return (
    <WithBrand named={urlId(params.get('serviceProviderId'))} loading={<ChoicesSkeleton />}>
      {({ serviceProviderId, brands }) => (
        <>
          <PageHead
            title={t('menus:choices.title')}
            status={t('menus:choices.about')}
            actions={serviceProviderId > 0 && make}
          />
          {(brands.length > 1 || serviceProviderId === 0) && (
            <BrandSelect
              serviceProviderId={serviceProviderId}
              brands={brands}
              onChange={chosen =>
                void navigate(`/menus/dialog?serviceProviderId=${chosen}`, { replace: true })
              }
            />
          )}
          {serviceProviderId > 0 && (
            <ChoiceList
              key={serviceProviderId}
              serviceProviderId={serviceProviderId}
              isMaking={isMaking}
              onMake={() => setIsMaking(true)}
              onMade={() => setIsMaking(false)}
            />
          )}
        </>
      )}
    </WithBrand>
  )
}
