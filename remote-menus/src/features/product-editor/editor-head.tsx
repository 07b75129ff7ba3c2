import type { Product } from '@sufra/shared/contracts/product'
import { Link } from '@sufra/shared/router'
import { LinkButton, PageHead, TextLink } from '@sufra/shared/ui'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWayBack } from './way-back.ts'

interface EditorHeadProps {
  title: string
  /** Stored product that can be copied. */
  product?: Pick<Product, 'id' | 'serviceProviderId'>
}

export const EditorHead = ({ title, product }: EditorHeadProps) => {
  const { t } = useTranslation()
  const { to, label } = useWayBack()
  return (
    <PageHead
      title={<bdi>{title}</bdi>}
      status={
        <TextLink asChild>
          <Link to={to}>{label}</Link>
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
