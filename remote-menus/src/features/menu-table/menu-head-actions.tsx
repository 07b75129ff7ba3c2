import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Button, LinkButton, lazyPart } from '@sufra/shared/ui'
import { EyeOff, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const hideAll = lazyPart({
  load: () =>
    import(/* webpackChunkName: "menu-dialogs" */ './hide-all/hide-all-dialog.tsx').then(
      ({ HideAllDialog }) => HideAllDialog,
    ),
})

interface MenuHeadActionsProps {
  serviceProviderId: number
  /** How many products the menu has. */
  count: number
}

/** A new product, and the whole menu taken off sale, each for who may. */
export const MenuHeadActions = ({ serviceProviderId, count }: MenuHeadActionsProps) => {
  const { t } = useTranslation()
  const canEdit = useCan('menu.edit')
  const canHideAll = useCan('menu.delete')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {canHideAll && count > 0 && (
        <Button
          variant="outline"
          icon={<EyeOff size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => setIsAsking(true)}
        >
          {t('menus:bulk.hideAll')}
        </Button>
      )}
      {canEdit && (
        <LinkButton asChild>
          <Link to={`/menus/new-meal?serviceProviderId=${serviceProviderId}`}>
            <Plus size={18} aria-hidden />
            {t('menus:table.newProduct')}
          </Link>
        </LinkButton>
      )}
      {isAsking && (
        <hideAll.Part
          serviceProviderId={serviceProviderId}
          count={count}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
