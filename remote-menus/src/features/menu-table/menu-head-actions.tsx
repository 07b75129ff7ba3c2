import { Link } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { LinkButton, lazyPart } from '@sufra/shared/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuWork } from './menu-work.tsx'

const hideAll = lazyPart({
  load: () =>
    import(/* webpackChunkName: "menu-dialogs" */ './hide-all/hide-all-dialog.tsx').then(
      ({ HideAllDialog }) => HideAllDialog,
    ),
})

const searchWords = lazyPart({
  load: () =>
    import(/* webpackChunkName: "menu-dialogs" */ './search-words/search-words-dialog.tsx').then(
      ({ SearchWordsDialog }) => SearchWordsDialog,
    ),
})

interface MenuHeadActionsProps {
  serviceProviderId: number
  /** Number of products of the menu. */
  count: number
}

/** Header buttons: new product and the actions for the whole menu that the user may perform. */
export const MenuHeadActions = ({ serviceProviderId, count }: MenuHeadActionsProps) => {
  const { t } = useTranslation()
  const canEdit = useCan('menu.edit')
  const canHideAll = useCan('menu.delete')
  const hasWords = !useIsOperator() && canEdit
  const [isAsking, setIsAsking] = useState(false)
  const [isWording, setIsWording] = useState(false)
  return (
    <>
      <MenuWork
        serviceProviderId={serviceProviderId}
        onHideAll={canHideAll && count > 0 ? () => setIsAsking(true) : undefined}
        onWords={hasWords ? () => setIsWording(true) : undefined}
      />
      {canEdit && (
        <LinkButton asChild>
          <Link to={`/menus/new-meal?serviceProviderId=${serviceProviderId}`}>
            <Plus size={18} aria-hidden />
            {t('menus:table.newProduct')}
          </Link>
        </LinkButton>
      )}
      {isWording && <searchWords.Part onClose={() => setIsWording(false)} />}
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
