import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { History } from 'lucide-react'
import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { LinkButton, PageHead } from '@sufra/shared/ui'

interface ShiftScreenHeadProps {
  status?: ReactNode
  /** id of the previous shift, for users without access to the list */
  previousId?: number | null
  children?: ReactNode
}

/** Header of the shift screen: title, link to past shifts for users with access, and actions. */
export const ShiftScreenHead = ({ status, previousId, children }: ShiftScreenHeadProps) => {
  const { t } = useTranslation()
  const readsAll = useCan('dashboard.history')
  return (
    <PageHead
      title={t('orders:shift.title')}
      status={status}
      actions={
        <>
          {readsAll && (
            <LinkButton asChild variant="outline">
              <Link to="/orders/shifts">
                <History size={16} aria-hidden />
                {t('orders:shift.past.open')}
              </Link>
            </LinkButton>
          )}
          {!readsAll && previousId && (
            <LinkButton asChild variant="outline">
              <Link to={`/orders/shift?id=${previousId}`}>
                <History size={16} aria-hidden />
                {t('orders:shift.last')}
              </Link>
            </LinkButton>
          )}
          {children}
        </>
      }
    />
  )
}
