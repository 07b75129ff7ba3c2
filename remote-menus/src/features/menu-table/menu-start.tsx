import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { EmptyState, Flex, LinkButton } from '@sufra/shared/ui'
import { Plus, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'

/** Start screen of an empty menu: import a sheet, or create a category first, because every product belongs to one. */
export const MenuStart = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const canEdit = useCan('menu.edit')
  const search = useBrandSearch(serviceProviderId)
  return (
    <EmptyState
      title={t('menus:table.startTitle')}
      detail={t('menus:table.startDetail')}
      action={
        canEdit && (
          <Flex gap="2" wrap="wrap" justify="center">
            <LinkButton asChild>
              <Link to={`/menus/import?${search}`}>
                <Upload size={18} aria-hidden />
                {t('menus:table.importMenu')}
              </Link>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <Link to={`/add-category?${search}`}>
                <Plus size={18} aria-hidden />
                {t('menus:table.firstCategory')}
              </Link>
            </LinkButton>
          </Flex>
        )
      }
    />
  )
}
