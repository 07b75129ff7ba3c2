import type { Invoice } from '@sufra/shared/contracts/invoice'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Card, HStack, Heading, Money, Num, Stack, Text, TextLink } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** Credit notes of an invoice; for a credit note the link to its invoice. */
export const CreditNotes = ({ invoice }: { invoice: Pick<Invoice, 'credits' | 'creditNotes'> }) => {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const { credits, creditNotes } = invoice
  if (credits)
    return (
      <TextLink asChild mt="4" display="inline-flex" alignItems="center" minH="touch">
        <Link to={`/invoices/${credits.id}`}>
          <bdi>{t('one.toInvoice', { number: credits.number })}</bdi>
        </Link>
      </TextLink>
    )
  if (creditNotes.length === 0) return null
  return (
    <Card as="section" p="4" mt="4">
      <Heading as="h2" textStyle="lg15" mb="2">
        {t('one.creditNotes')}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {creditNotes.map(({ id, number, issuedAt, gross }) => (
          <HStack as="li" key={id} gap="4" minH="touch" wrap="wrap">
            <TextLink asChild display="inline-flex" alignItems="center" minH="touch">
              <Link to={`/invoices/${id}`}>
                <Num value={number} />
              </Link>
            </TextLink>
            <Text color="muted">{format.shortDate(issuedAt)}</Text>
            <Money value={-gross} />
          </HStack>
        ))}
      </Stack>
    </Card>
  )
}
