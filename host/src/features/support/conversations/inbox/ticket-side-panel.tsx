import { inLanguage } from '@sufra/shared/contracts/text'
import type { Ticket } from '@sufra/shared/contracts/ticket'
import { QueryError } from '@sufra/shared/failures'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Card, Flex, Num, Skeleton, Stack, TextLink, chakra } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { StatePill } from '../state-pill.tsx'
import { peopleQuery, ticketMerchantQuery, useAssign } from '../tickets.queries.ts'
import { useSupportUrl } from '../use-support-url.ts'
import { ServiceTimes } from './service-times.tsx'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    rowGap: '2',
    textStyle: 'sm13',
    '& dt': { color: 'muted' },
    '& dd': { m: '0', textAlign: 'end', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
})
const Earlier = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    '& li': { py: '2', borderBottomWidth: '1px', borderColor: 'line', overflowWrap: 'anywhere' },
    '& li:last-of-type': { borderBottomWidth: '0' },
    '& small': { display: 'block', color: 'muted', textStyle: 'xs12' },
  },
})

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card p="4">
    <Stack gap="3">
      <strong>{title}</strong>
      {children}
    </Stack>
  </Card>
)

const NOBODY = 0

const Assignee = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const { data: people } = useQuery(peopleQuery)
  const notDoneWords = useFailureText()
  const { mutate, isPending } = useAssign()
  const handleChange = (userId: number) =>
    mutate(
      { ticketId: ticket.id, userId: userId === NOBODY ? null : userId },
      { onError: error => toast({ kind: 'error', text: notDoneWords(error, t('beside.assignFailed')) }) },
    )
  const { assigneeId, assigneeName } = ticket
  // A former colleague may still be the assignee.
  const isListed = assigneeId === null || people?.some(({ id }) => id === assigneeId)
  const known = isListed ? [] : [{ id: assigneeId, name: assigneeName ?? '' }]
  return (
    <SelectInput
      aria-label={t('beside.assignee')}
      disabled={isPending}
      value={String(assigneeId ?? NOBODY)}
      onChange={event => handleChange(Number(event.target.value))}
      options={[
        { value: String(NOBODY), label: t('beside.nobody') },
        ...[...(people ?? []), ...known].map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

const Merchant = ({ accountId, ticketId }: { accountId: number; ticketId: number }) => {
  const { t } = useTranslation('support')
  const { language } = useLanguage()
  const format = useFormat()
  const { addressOf } = useSupportUrl()
  const answer = useQuery(ticketMerchantQuery(accountId))
  const { data: merchant, isError } = answer
  if (!merchant && isError) return <QueryError of={answer} title={t('beside.failed')} />
  if (!merchant) return <Skeleton h="10rem" />
  const earlier = merchant.tickets.filter(({ id }) => id !== ticketId)
  return (
    <>
      <Part title={t('beside.merchant')}>
        <Facts>
          <dt>{t('beside.name')}</dt>
          <dd>
            <Bdi>{inLanguage(merchant.name, language)}</Bdi> <Num value={`#${merchant.id}`} />
          </dd>
          <dt>{t('beside.state')}</dt>
          <dd>{t(`account.${merchant.status}`)}</dd>
          <dt>{t('beside.plan')}</dt>
          <dd>
            <Bdi>{merchant.planName ? inLanguage(merchant.planName, language) : t('beside.noPlan')}</Bdi>
          </dd>
          {merchant.expiryDate && (
            <>
              <dt>{t('beside.until')}</dt>
              <dd>{format.date(merchant.expiryDate)}</dd>
            </>
          )}
          <dt>{t('beside.openOrders')}</dt>
          <dd>
            <Num value={merchant.openOrders} />
          </dd>
        </Facts>
      </Part>
      {earlier.length > 0 && (
        <Part title={t('beside.earlier')}>
          <Earlier>
            {earlier.map(({ id, subject, state, lastAt }) => (
              <li key={id}>
                <TextLink asChild>
                  <Link to={addressOf(id)}>
                    <Bdi>{subject}</Bdi>
                  </Link>
                </TextLink>
                <small>
                  {t(`state.operator.${state}`)} · {format.date(lastAt)}
                </small>
              </li>
            ))}
          </Earlier>
        </Part>
      )}
    </>
  )
}

/** Panel beside a conversation for the operator's people: assignee, deadlines and merchant. */
export const TicketSidePanel = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  return (
    <Stack gap="3">
      <Part title={t('beside.ticket')}>
        <Flex>
          <StatePill state={ticket.state} />
        </Flex>
        <Assignee ticket={ticket} />
      </Part>
      {ticket.service && (
        <Part title={t('service.title')}>
          <ServiceTimes ticket={ticket} service={ticket.service} />
        </Part>
      )}
      <Merchant accountId={ticket.accountId} ticketId={ticket.id} />
    </Stack>
  )
}
