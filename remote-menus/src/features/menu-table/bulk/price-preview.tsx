import type { Size } from '@sufra/shared/contracts/size'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, DirectionalIcon, Num, Skeleton, Text, chakra } from '@sufra/shared/ui'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PriceLine } from './price-change.ts'

/** Maximum number of lines: nobody reads more, and rendering them takes time. */
const SHOWN = 100

const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    maxH: '16rem',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minH: '10', px: '3', textStyle: 'sm13' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > li > span': { flex: 1, minW: '0' },
    '& small': { ms: '1.5', color: 'muted' },
    '& del': { color: 'muted', textDecoration: 'line-through' },
    '& ins': { fontWeight: 'semibold', textDecoration: 'none' },
    '& svg': { flexShrink: 0, color: 'muted' },
  },
})

interface PricePreviewProps {
  lines: readonly PriceLine[]
  /** Sizes of the brand. */
  sizes: readonly Size[]
  isPending: boolean
  /** Defined if the preview failed to load. */
  onRetry: (() => void) | undefined
}

/** List of prices before and after. */
export const PricePreview = ({ lines, sizes, isPending, onRetry }: PricePreviewProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const sizeName = (wanted: number) => inLanguage(sizes.find(({ id }) => id === wanted)?.name ?? '', language)
  if (onRetry)
    return (
      <Text role="alert">
        {t('menus:bulk.previewFailed')}{' '}
        <Button size="sm" variant="ghost" onClick={onRetry}>
          {t('menus:liveMenu.retry')}
        </Button>
      </Text>
    )
  if (isPending) return <Skeleton h="10rem" />
  if (lines.length === 0) return <Text color="muted">{t('menus:bulk.noPriceChanges')}</Text>
  return (
    <Lines aria-label={t('menus:bulk.preview')} tabIndex={0}>
      {lines.slice(0, SHOWN).map(({ product, sizeId, before, after }) => (
        <li key={`${product.id} ${sizeId}`}>
          <span>
            <bdi>{inLanguage(product.name, language)}</bdi>
            {sizeId !== null && <small>{sizeName(sizeId)}</small>}
          </span>
          <del>
            <Num value={before.toFixed(2)} />
          </del>
          <DirectionalIcon icon={ArrowRight} size={14} />
          <ins>
            <Num value={after.toFixed(2)} />
          </ins>
        </li>
      ))}
      {lines.length > SHOWN && <li>{t('menus:bulk.moreLines', { count: lines.length - SHOWN })}</li>}
    </Lines>
  )
}
