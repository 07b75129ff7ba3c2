import type { ProductMapping } from '@sufra/shared/contracts/product-mapping'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Bdi, Pill, Stack } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { Menu } from '@sufra/shared/ui/overlays'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ForeignItem } from './foreign-item.tsx'

export interface MappingRequest {
  kind: 'change' | 'remove'
  mapping: ProductMapping
}

interface MappingMenuProps {
  mapping: ProductMapping
  onRequest: (request: MappingRequest) => void
}

const MappingMenu = ({ mapping, onRequest }: MappingMenuProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const name = inLanguage(mapping.foreignName, language)
  return (
    <Menu
      label={t('orders:mappings.actionsOf', { name })}
      items={[
        {
          id: 'change',
          label: t('orders:mappings.change'),
          icon: <Pencil size={16} aria-hidden />,
          onSelect: () => onRequest({ kind: 'change', mapping }),
        },
        {
          id: 'remove',
          label: t('orders:mappings.remove'),
          icon: <Trash2 size={16} aria-hidden />,
          isDanger: true,
          onSelect: () => onRequest({ kind: 'remove', mapping }),
        },
      ]}
    />
  )
}

const OurProduct = ({ mapping }: { mapping: ProductMapping }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <Stack gap="1" align="flex-start">
      <Bdi>{inLanguage(mapping.productName, language)}</Bdi>
      {!mapping.isOnMenu && <Pill family="disabled">{t('orders:mappings.offMenu')}</Pill>}
    </Stack>
  )
}

/** Returns the table columns of the mappings. Buttons only exist for users who may change mappings. */
export const useMappingColumns = (
  onRequest: (request: MappingRequest) => void,
): TableColumn<ProductMapping>[] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const mayChange = useCan('orders.accept')
  const header = (id: string) => t(`orders:mappings.column.${id}`)
  return [
    {
      id: 'theirs',
      header: header('theirs'),
      render: ({ channel, foreignName, foreignSku }) => (
        <ForeignItem channel={channel} foreignName={foreignName} sku={foreignSku} />
      ),
    },
    { id: 'ours', header: header('ours'), render: mapping => <OurProduct mapping={mapping} /> },
    {
      id: 'brand',
      header: header('brand'),
      render: ({ brandName }) => <Bdi>{inLanguage(brandName, language)}</Bdi>,
    },
    { id: 'by', header: header('by'), render: ({ byName }) => <Bdi>{byName ?? '—'}</Bdi> },
    {
      id: 'at',
      header: header('at'),
      render: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
    },
    ...(mayChange
      ? [
          {
            id: 'actions',
            header: header('actions'),
            isAction: true,
            align: 'end' as const,
            render: (mapping: ProductMapping) => <MappingMenu mapping={mapping} onRequest={onRequest} />,
          },
        ]
      : []),
  ]
}
