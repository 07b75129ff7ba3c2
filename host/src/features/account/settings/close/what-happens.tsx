import { useFormat } from '@sufra/shared/i18n'
import { Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const List = chakra('ul', {
  base: {
    m: '0',
    ps: '5',
    listStyle: 'disc',
    color: 'muted',
    '& > li + li': { mt: '1.5' },
    '& a': { color: 'primary', textDecoration: 'underline' },
  },
})

/** Consequences of the closing, shown before the form. The data export comes first. */
export const WhatHappens = ({ unpaid }: { unpaid: number }) => {
  const { t } = useTranslation('settings')
  const format = useFormat()
  return (
    <>
      <List>
        <li>
          {t('close.export')} <a href="#data">{t('data.begin')}</a>
        </li>
        <li>{t('close.grace')}</li>
        <li>{t('close.money')}</li>
        <li>{t('close.erased')}</li>
        <li>{t('close.law')}</li>
      </List>
      {unpaid > 0 && <Text fontWeight="medium">{t('close.unpaid', { amount: format.money(unpaid) })}</Text>}
    </>
  )
}
