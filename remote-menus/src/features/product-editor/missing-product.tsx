import { Link } from '@sufra/shared/router'
import { EmptyState, LinkButton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useWayBack } from './way-back.ts'

/** In place of the editor when the address names no product of theirs: trying again would find none either. */
export const MissingProduct = () => {
  const { t } = useTranslation()
  const { to, label } = useWayBack()
  return (
    <EmptyState
      drawing="search"
      title={t('menus:editor.missing')}
      action={
        <LinkButton asChild variant="outline">
          <Link to={to}>{label}</Link>
        </LinkButton>
      }
    />
  )
}
