import type { Product } from '@sufra/shared/contracts/product'
import { Link } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { LinkButton, PageHead, TextLink } from '@sufra/shared/ui'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface EditorHeadProps {
  title: string
  /** The stored product, of which a copy can be made. */
  product?: Pick<Product, 'id' | 'serviceProviderId'>
}

export const EditorHead = ({ title, product }: EditorHeadProps) => {
  const { t } = useTranslation()
  // The operator has no live menu (specification#roles).
  const isOperator = useIsOperator()
  return (
    <PageHead
      title={<bdi>{title}</bdi>}
      status={
        <TextLink asChild>
          {isOperator ? (
            <Link to="/menus">{t('menus:nav.menus')}</Link>
          ) : (
            <Link to="/menusForUser">{t('menus:nav.liveMenu')}</Link>
          )}
        </TextLink>
      }
      actions={
        product && (
          <LinkButton asChild variant="outline">
            <Link to={`/menus/new-meal?copyOf=${product.id}&serviceProviderId=${product.serviceProviderId}`}>
              <Copy size={18} strokeWidth={1.75} aria-hidden />
              {t('menus:editor.duplicate')}
            </Link>
          </LinkButton>
        )
      }
    />
  )
}
