import { inLanguage } from '@sufra/shared/contracts/text'
import type { Size } from '@sufra/shared/contracts/size'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field, Flex, Grid, IconButton, Text, chakra } from '@sufra/shared/ui'
import { MoneyInput } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sizesQuery } from '#src/products/products.queries.ts'
import type { SectionProps } from '../editor-form.ts'
import type { SizeValues } from '../values/product-values.ts'

const Root = chakra('fieldset', {
  base: {
    minW: '0',
    '& > legend': { textStyle: 'sm13', fontWeight: 'medium', mb: '1.5' },
  },
})

const NO_SIZES: readonly Size[] = []

interface SizesPartProps extends SectionProps {
  onMake: () => void
}

interface RowProps extends SectionProps {
  row: SizeValues
  place: number
  name: string
  rows: SizeValues[]
  onChange: (rows: SizeValues[]) => void
}

const SizeRow = ({ form, canPrice, row, place, name, rows, onChange }: RowProps) => {
  const { t } = useTranslation()
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr) auto" gap="1" alignItems="end">
      <Field label={name} {...form.field(`sizes.${place}.price`)}>
        <MoneyInput
          name={`sizes.${place}.price`}
          value={row.price}
          readOnly={!canPrice}
          onChange={price => onChange(rows.with(place, { ...row, price }))}
        />
      </Field>
      {canPrice && (
        <IconButton
          label={t('menus:editor.removeSize', { name })}
          icon={<X size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => onChange(rows.toSpliced(place, 1))}
        />
      )}
    </Grid>
  )
}

/** Prices by size. A product without sizes has one price. */
export const SizesPart = ({ onMake, ...props }: SizesPartProps) => {
  const { form, serviceProviderId, canPrice } = props
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: sizes = NO_SIZES, isSuccess } = useQuery(sizesQuery(serviceProviderId))
  const { value: rows, onChange } = form.bind('sizes')
  const nameOf = ({ name }: Size) => inLanguage(name, language)
  const nameOfRow = ({ sizeId }: SizeValues) => {
    const size = sizes.find(({ id }) => id === sizeId)
    if (size) return nameOf(size)
    // A size is called deleted only if the list has loaded.
    return isSuccess ? t('menus:editor.unknownSize') : `#${sizeId}`
  }
  const unused = sizes.filter(({ id }) => rows.every(({ sizeId }) => sizeId !== id))
  return (
    <Root>
      <legend>{t('menus:editor.fields.sizes')}</legend>
      {rows.length > 0 && (
        <Grid gridTemplateColumns={{ base: '1fr 1fr', smDown: '1fr' }} gap="3" mb="3">
          {rows.map((row, place) => (
            <SizeRow
              key={row.sizeId}
              {...props}
              row={row}
              place={place}
              name={nameOfRow(row)}
              rows={rows}
              onChange={onChange}
            />
          ))}
        </Grid>
      )}
      {canPrice ? (
        <Flex gap="2" wrap="wrap">
          {unused.map(size => (
            <Button
              key={size.id}
              size="sm"
              variant="soft"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => onChange([...rows, { sizeId: size.id, price: null }])}
            >
              {nameOf(size)}
            </Button>
          ))}
          <Button size="sm" variant="ghost" color="primary.hover" onClick={onMake}>
            {t('menus:editor.newSize')}
          </Button>
        </Flex>
      ) : (
        rows.length === 0 && <Text color="muted">{t('menus:editor.oneSize')}</Text>
      )}
    </Root>
  )
}
