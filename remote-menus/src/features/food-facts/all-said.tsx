import { Button, EmptyState } from '@sufra/shared/ui'
import { NoMatch } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'

interface AllSaidProps {
  /** True if no product lacks a fact. */
  isWhole: boolean
  onShowAll: () => void
}

/** Shown instead of an empty sheet. */
export const AllSaid = ({ isWhole, onShowAll }: AllSaidProps) => {
  const { t } = useTranslation()
  if (!isWhole) return <NoMatch title={t('menus:law.noMatch')} onClear={onShowAll} />
  return (
    <EmptyState
      drawing="receipt"
      title={t('menus:law.done.title')}
      detail={t('menus:law.done.detail')}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('menus:law.done.showAll')}
        </Button>
      }
    />
  )
}
