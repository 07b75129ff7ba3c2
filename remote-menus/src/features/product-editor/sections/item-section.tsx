import { Field, Grid } from '@sufra/shared/ui'
import { LocalizedTextInput, MoneyInput } from '@sufra/shared/ui/forms'
import { useFormat } from '@sufra/shared/i18n'
import { toRiyals, vatIn } from '@sufra/shared/contracts/halalas'
import { useTranslation } from 'react-i18next'
import { errorAt } from '../editor-form.ts'
import type { EditorForm, SectionProps } from '../editor-form.ts'
import { CategoryPart } from './category-part.tsx'
import { PicturePart } from './picture-part.tsx'
import { SectionCard } from './section-card.tsx'
import { SizesPart } from './sizes-part.tsx'

const TWO = { base: '1fr 1fr', smDown: '1fr' }

const Names = ({ form }: { form: EditorForm }) => {
  const { t } = useTranslation()
  const at = errorAt(form)
  const { ar, en } = form.watch('name')
  const given = [ar, en].filter(name => name.trim() !== '').length
  const help = [t('menus:editor.oneIsNeeded'), t('menus:editor.bothAreBetter')][given]
  return (
    <>
      <LocalizedTextInput
        {...form.bind('name')}
        labels={{ ar: t('menus:editor.nameAr'), en: t('menus:editor.nameEn') }}
        help={help}
        errors={{ ar: at('name.ar'), en: at('name.en'), both: at('name') }}
      />
      <LocalizedTextInput
        {...form.bind('description')}
        labels={{ ar: t('menus:editor.descriptionAr'), en: t('menus:editor.descriptionEn') }}
        errors={{ ar: at('description.ar'), en: at('description.en'), both: at('description') }}
        isLong
      />
    </>
  )
}

const Price = ({ form, canPrice }: Pick<SectionProps, 'form' | 'canPrice'>) => {
  const { t } = useTranslation()
  const format = useFormat()
  const price = form.watch('price')
  const hasSizes = form.watch('sizes').length > 0
  const help = () => {
    if (!canPrice) return t('menus:editor.priceLocked')
    if (hasSizes) return t('menus:editor.pricedBySize')
    if (price === null) return t('menus:editor.noPrice')
    if (Number.isNaN(price)) return undefined
    return t('menus:editor.vatInside', { vat: format.amount(vatIn(toRiyals(price))) })
  }
  return (
    <Field label={t('menus:editor.fields.price')} help={help()} {...form.field('price')}>
      <MoneyInput {...form.bind('price')} readOnly={!canPrice} />
    </Field>
  )
}

interface ItemSectionProps extends SectionProps {
  onMake: (what: 'category' | 'size') => void
}

/** Fields that customers see on every platform. */
export const ItemSection = ({ onMake, ...props }: ItemSectionProps) => {
  const { t } = useTranslation()
  return (
    <SectionCard title={t('menus:editor.item.title')} help={t('menus:editor.item.help')}>
      <Names form={props.form} />
      <Grid gridTemplateColumns={TWO} gap="4">
        <Price {...props} />
        <CategoryPart {...props} onMake={() => onMake('category')} />
      </Grid>
      <SizesPart {...props} onMake={() => onMake('size')} />
      <PicturePart form={props.form} />
    </SectionCard>
  )
}
