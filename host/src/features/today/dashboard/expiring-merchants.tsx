import type { Merchant } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Card, Heading, Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: 'row',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTopWidth: '0' },
  },
})

/** The merchants whose plan ends first. */
export const ExpiringMerchants = ({ merchants }: { merchants: Merchant[] }) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const ending = merchants.filter(({ expiryDate }) => expiryDate !== null)
  return (
    <Card as="section" aria-labelledby="ending" px="4" py="3">
      <Heading id="ending" textStyle="lg15" fontWeight="semibold" pb="1">
        {t('operator.endingNext')}
      </Heading>
      {ending.length === 0 && <Text color="muted">{t('operator.nothingEnds')}</Text>}
      <List>
        {ending.map(({ id, name, expiryDate }) => (
          <li key={id}>
            <Text fontWeight="medium">{inLanguage(name, language)}</Text>
            <Text color="muted" textStyle="sm13">
              {expiryDate && t('plan.expires', { date: format.date(expiryDate) })}
            </Text>
          </li>
        ))}
      </List>
    </Card>
  )
}
