import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { can, useSession } from '@sufra/shared/session'
import { Card, Heading, LinkButton, LiveDot, Text, chakra } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attentionOf } from './attention.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'row',
      borderTopWidth: '1px',
      borderColor: 'line',
      py: '1',
    },
    '& > li:first-of-type': { borderTopWidth: '0' },
    '& > li > p': { flex: 1 },
  },
})

/** What needs a person now, each with the way to it; one calm sentence when nothing does. */
export const AttentionList = ({ info }: { info: SellerInfo }) => {
  const { t } = useTranslation('host')
  const format = useFormat()
  const user = useSession(state => state.user)
  const [now] = useState(() => Date.now())
  const attentions = attentionOf(info, { may: permission => can(user, permission), now })
  return (
    <Card as="section" aria-labelledby="attention" px="4" py="3">
      <Heading id="attention" textStyle="lg15" fontWeight="semibold" pb="1">
        {t('dashboard.attention.title')}
      </Heading>
      {attentions.length === 0 ? (
        <Text color="muted" pb="1">
          {t('dashboard.attention.nothing')}
        </Text>
      ) : (
        <List>
          {attentions.map(({ kind, count, to, tone }) => (
            <li key={kind}>
              <LiveDot tone={tone} />
              <Text>
                {t(`dashboard.attention.${kind}`, { count, money: format.money(info.missedValue) })}
              </Text>
              {to && (
                <LinkButton asChild variant="outline" size="sm">
                  <Link to={to}>{t(`dashboard.attention.go.${kind}`)}</Link>
                </LinkButton>
              )}
            </li>
          ))}
        </List>
      )}
    </Card>
  )
}
