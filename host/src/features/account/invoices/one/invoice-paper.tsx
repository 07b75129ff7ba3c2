import type { Invoice } from '@sufra/shared/contracts/invoice'
import { useFormat } from '@sufra/shared/i18n'
import { Box, Card, Flex, Grid, Money, Num, Stack, Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { PaperLines } from './paper-lines.tsx'
import { BothWords, Fact } from './paper-parts.tsx'
import { Parties } from './paper-party.tsx'
import { PAPER_WORDS, headingOf } from './paper-words.ts'

// In print the invoice covers everything around it on the screen.
const ON_PAPER = {
  position: 'absolute',
  inset: '0',
  border: 'none',
  boxShadow: 'none',
  zIndex: 'max',
} as const

const Qr = chakra('img', {
  base: { w: '144px', h: '144px', bg: 'white', borderRadius: 'control', flexShrink: 0 },
})

const Sum = ({ word, value }: { word: 'sumNet' | 'sumVat' | 'sumGross'; value: number }) => (
  <Stack gap="0.5" borderBottomWidth="1px" borderColor="line" pb="2">
    <BothWords word={word} />
    <Text textAlign="end" textStyle={word === 'sumGross' ? 'h20' : undefined}>
      <Money value={value} />
    </Text>
  </Stack>
)

const Head = ({ invoice }: { invoice: Invoice }) => {
  const format = useFormat()
  const words = PAPER_WORDS[headingOf(invoice)]
  return (
    <>
      <Flex justify="space-between" align="baseline" wrap="wrap" gap="2">
        <Text as="h2" textStyle="h18" lang="ar">
          {words.ar}
        </Text>
        <Text color="muted" lang="en">
          {words.en}
        </Text>
      </Flex>
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(11rem, 1fr))" gap="4">
        <Fact word="number">
          <Num value={invoice.number} />
        </Fact>
        <Fact word="date">{format.dateTime(invoice.issuedAt)}</Fact>
        {invoice.creditedNumber && (
          <Fact word="ofInvoice">
            <Num value={invoice.creditedNumber} />
          </Fact>
        )}
      </Grid>
    </>
  )
}

/** An invoice in both languages; the PDF has the same content. */
export const InvoicePaper = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('invoices')
  return (
    <Card as="article" p={{ base: '6', smDown: '4' }} _print={ON_PAPER}>
      <Stack gap="5">
        <Head invoice={invoice} />
        <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" gap="3.5">
          <Parties invoice={invoice} />
        </Grid>
        <PaperLines lines={invoice.lines} label={t('one.paper')} />
        <Flex gap="6" wrap="wrap" justify="space-between" align="flex-end">
          <Qr src={`data:image/svg+xml,${encodeURIComponent(invoice.qrPicture)}`} alt="QR" />
          <Stack gap="2.5" flex="1 1 16rem" maxW="form">
            <Sum word="sumNet" value={invoice.net} />
            <Sum word="sumVat" value={invoice.vat} />
            <Sum word="sumGross" value={invoice.gross} />
          </Stack>
        </Flex>
        {invoice.reason && <Fact word="reason">{invoice.reason}</Fact>}
        <Box color="muted" textStyle="xs12">
          <Num value={invoice.uuid} />
        </Box>
      </Stack>
    </Card>
  )
}
