import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { History } from 'lucide-react'
import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { LinkButton, PageHead } from '@sufra/shared/ui'

interface ShiftScreenHeadProps {
  status?: ReactNode
  /** the shift before: for who has no list of them */
  previousId?: number | null
  children?: ReactNode
}

/** The screen's title, the way to past shifts for who may read them, and what can be done now. */
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
