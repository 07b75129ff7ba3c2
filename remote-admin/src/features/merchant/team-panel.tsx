import { inLanguage } from '@sufra/shared/contracts/text'
import { Bdi, Pill } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#src/lines/lines.tsx'
import { teamQuery } from './merchant.queries.ts'
import { Panel, ShownOf } from './panel.tsx'

/** Who works for the merchant. */
export const TeamPanel = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  return (
    <Panel
      title={t('admin:merchant.team')}
      answer={useQuery(teamQuery(id))}
      emptyText={({ data }) => (data.length === 0 ? t('admin:merchant.noTeam') : null)}
    >
      {page => (
        <>
          <Lines>
            {page.data.map(({ id: userId, name, email, roleName, isActive, invitePending }) => (
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
            ))}
          </Lines>
          <ShownOf page={page} />
        </>
      )}
    </Panel>
  )
}
