import type { Account } from '@sufra/shared/contracts/account'
import { inLanguage } from '@sufra/shared/contracts/text'
import { Bdi, Num } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { businessTypesQuery } from '#src/merchant-form/merchant-form.queries.ts'
import { Facts } from '#src/lines/lines.tsx'
import { PanelFrame } from './panel.tsx'

/** Renders the company's registered data. */
export const ProfilePanel = ({ account }: { account: Account }) => {
  const { t, i18n } = useTranslation()
  const { data: types } = useQuery(businessTypesQuery)
  const none = t('admin:merchants.none')
  const type = types?.find(({ id }) => id === account.typeId)
  const digits = (value: string | null) => (value ? <Num value={value} /> : none)
  const words = (value: string | null | undefined) => (value ? <Bdi>{value}</Bdi> : none)
  return (
    <PanelFrame title={t('admin:merchant.details')}>
      <Facts
        facts={[
          { name: t('admin:merchants.columnNumber'), value: <Num value={`#${account.id}`} /> },
          { name: t('admin:merchant.legalName'), value: words(account.legalName) },
          { name: t('admin:merchant.legalNameEn'), value: words(account.legalNameEn) },
          { name: t('admin:merchant.type'), value: words(type && inLanguage(type.name, i18n.language)) },
          {
            name: t('admin:merchant.companyNumber'),
            value: digits(account.unifiedNumber ?? account.crNumber),
          },
          { name: t('admin:merchant.vatNumber'), value: digits(account.vatNumber) },
          { name: t('admin:merchant.phone'), value: digits(account.phone) },
          { name: t('admin:merchant.email'), value: words(account.email) },
          {
            name: t('admin:merchants.city'),
            value: account.city ? t(`admin:city.${account.city}`, { defaultValue: account.city }) : none,
          },
          // It begins with a code in Latin letters, which would reverse the Arabic text after it.
          { name: t('admin:merchant.nationalAddress'), value: account.nationalAddress ?? none },
        ]}
      />
    </PanelFrame>
  )
}
