import type { MenuDiffRow } from '@sufra/shared/contracts/publication'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, Money, Pill, Stack, Text } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { DiffDetails } from './diff-details.tsx'

const FAMILY: Record<MenuDiffRow['change'], PillFamily> = {
  new: 'active',
  changed: 'pending',
  gone: 'disabled',
  same: 'neutral',
}

const Amount = ({ value }: { value: number | null }) => (value === null ? '—' : <Money value={value} />)

// A changed price shows the old and the new value in reading order.
const PriceThere = ({ change, price, publishedPrice }: MenuDiffRow) => {
  if (change === 'gone') return <Amount value={publishedPrice} />
  if (change !== 'changed' || price === publishedPrice) return <Amount value={price} />
  return (
    <Stack gap="0" align="flex-end">
      <Amount value={price} />
      <Text as="s" textStyle="sm13" color="muted">
        <Amount value={publishedPrice} />
      </Text>
    </Stack>
  )
}

const Change = ({ row }: { row: MenuDiffRow }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { change, fields, name, publishedName } = row
  const before = publishedName === null || publishedName === name ? null : inLanguage(publishedName, language)
  const words = [...new Set(fields.map(field => t(`menus:channels.fields.${field}`)))]
  return (
    <Stack gap="1" align="flex-start">
      <Pill family={FAMILY[change]}>{t(`menus:channels.changes.${change}`)}</Pill>
      {words.length > 0 && (
        <Text textStyle="sm13" color="muted">
          {words.join(t('menus:channels.comma'))}
        </Text>
      )}
      {before && (
        <Text textStyle="sm13" color="muted">
          {t('menus:channels.was')} <Bdi>{before}</Bdi>
        </Text>
      )}
      <DiffDetails details={row.details} />
    </Stack>
  )
}

/** Returns the columns that compare the platform's current menu with the new one. */
export const useDiffColumns = (): TableColumn<MenuDiffRow>[] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return [
    {
      id: 'dish',
      header: t('menus:channels.dish'),
      render: ({ name }) => <Bdi>{inLanguage(name, language)}</Bdi>,
    },
    {
      id: 'house',
      header: t('menus:channels.house'),
      align: 'end',
      render: ({ housePrice }) => <Amount value={housePrice} />,
    },
    { id: 'there', header: t('menus:channels.there'), align: 'end', render: PriceThere },
    {
      id: 'left',
      header: t('menus:channels.left'),
      align: 'end',
      render: ({ leftOver }) => <Amount value={leftOver} />,
    },
    { id: 'change', header: t('menus:channels.change'), render: row => <Change row={row} /> },
  ]
}
