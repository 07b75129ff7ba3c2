import { readLocalized } from '@sufra/shared/contracts/text'
import { Card, chakra } from '@sufra/shared/ui'
import { useLanguage } from '@sufra/shared/i18n'
import type { Category } from '@sufra/shared/contracts/category'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DishPlaceholder } from '@sufra/shared/ui/data'
import { dishKindOf } from '#src/categories/dish-kind.ts'
import { DishPicture } from '#src/products/dish-picture.tsx'
import type { ProductValues } from '../values/product-values.ts'
import { CardText } from './card-text.tsx'

const Aside = chakra('aside', {
  base: {
    position: { md: 'sticky' },
    top: '4',
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    // Below the form: both cards side by side if there is room.
    gridTemplateColumns: { mdDown: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))', base: '1fr' },
    alignItems: 'start',
    '& > header': { gridColumn: '1 / -1', display: 'flex', alignItems: 'baseline', gap: '3' },
    '& > header > p': { ms: 'auto', textStyle: 'sm13', color: 'muted' },
    '& h2': { textStyle: 'lg15', fontWeight: 'semibold' },
    '& .picture': { aspectRatio: '3/2', bg: 'soft', overflow: 'hidden', borderTopRadius: 'card' },
    '& .picture > *': { display: 'block', w: 'full', h: 'full', objectFit: 'cover' },
  },
})

/** Returns an object URL for a chosen file, or the stored address. */
const usePictureUrl = (picture: ProductValues['imageUrl']): string | null => {
  const url = useMemo(() => (picture instanceof File ? URL.createObjectURL(picture) : picture), [picture])
  useEffect(() => {
    if (picture instanceof File && url) return () => URL.revokeObjectURL(url)
  }, [picture, url])
  return url
}

interface ProductPreviewProps {
  values: ProductValues
  category: Category | undefined
}

/** Live preview of the customer's card in both languages. */
export const ProductPreview = ({ values, category }: ProductPreviewProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const url = usePictureUrl(values.imageUrl)
  const { ar, en } = readLocalized(category?.name ?? '{}')
  const kind = dishKindOf(JSON.stringify({ ar, en }))
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <Aside aria-label={t('menus:editor.preview')}>
      <header>
        <h2>{t('menus:editor.preview')}</h2>
        <p>{t('menus:editor.previewHelp')}</p>
      </header>
      <Card>
        <div className="picture">
          <DishPicture imageUrl={url} instead={<DishPlaceholder kind={kind} />} />
        </div>
        <CardText values={values} language={language} />
      </Card>
      <Card>
        <CardText values={values} language={other} />
      </Card>
    </Aside>
  )
}
