import { inLanguage } from '@sufra/shared/contracts/text'
import { Bdi, Pill } from '@sufra/shared/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Line } from '#src/lines/lines.tsx'
import { teamQuery } from './merchant.queries.ts'
import { LongPanel } from './panel.tsx'

/** Renders the team of the merchant. */
export const TeamPanel = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  return (
    <LongPanel
      title={t('admin:merchant.team')}
      answer={useInfiniteQuery(teamQuery(id))}
      emptyText={t('admin:merchant.noTeam')}
    >
      {({ id: userId, name, email, roleName, isActive, invitePending }) => (
        <Line
          key={userId}
          detail={
            <>
              <Bdi>{email}</Bdi> · {inLanguage(roleName, i18n.language)}
            </>
          }
          end={
            (!isActive && <Pill family="disabled">{t('admin:merchant.inactive')}</Pill>) ||
            (invitePending && <Pill family="pending">{t('admin:merchant.invited')}</Pill>)
          }
        >
          <Bdi>{name}</Bdi>
        </Line>
      )}
    </LongPanel>
  )
}
