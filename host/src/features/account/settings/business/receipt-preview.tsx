import type { Account } from '@sufra/shared/contracts/account'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import type { ReceiptSeller } from '@sufra/shared/contracts/receipt'
import type { ReceiptSettings } from '@sufra/shared/contracts/receipt-settings'
import { PAPER_CSS, ReceiptPaper } from '@sufra/shared/paper'
import type { ReceiptOrder } from '@sufra/shared/paper'
import { Box, Grid } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const text = (ar: string, en: string) => JSON.stringify({ ar, en })

/** A sample order for the receipt preview. */
const SAMPLE_ORDER: ReceiptOrder = {
  isTest: false,
  branchName: text('فرع العليا', 'Olaya branch'),
  orderNumber: '4821',
  placedAt: '2026-03-01T12:05:00.000Z',
  channel: { name: text('هنقرستيشن', 'HungerStation') },
  productOrder: [
    { id: 1, productQuantity: 2, productName: text('كبسة لحم', 'Lamb Kabsa'), finalPrice: 104 },
    { id: 2, productQuantity: 1, productName: text('عصير برتقال', 'Orange juice'), finalPrice: 11 },
  ],
  subTotal: 115,
  discountTotal: 0,
  deliveryFee: 0,
  charges: [],
  amountDifferences: [],
  finalPrice: 115,
  vatTotal: 15,
  refundedTotal: 0,
}

interface ReceiptPreviewProps {
  account: Account
  brand: ServiceProvider | undefined
  receipts: ReceiptSettings
}

const sellerOf = ({ account, brand, receipts }: ReceiptPreviewProps): ReceiptSeller => ({
  name: brand?.name ?? account.name,
  logoUrl: brand?.logoUrl ?? null,
  color: brand?.color ?? null,
  legalName: { ar: account.legalName ?? '', en: account.legalNameEn ?? '' },
  vatNumber: account.vatNumber,
  companyNumber: account.unifiedNumber ?? account.crNumber,
  address: account.nationalAddress,
  header: receipts.header,
  footer: receipts.footer,
})

/** Preview of a sample receipt in both languages, as a printer would print it now. */
export const ReceiptPreview = (props: ReceiptPreviewProps) => {
  const { t } = useTranslation('business')
  const hasCode = props.receipts.hasCode && props.account.vatNumber !== null
  // Content that no scanner takes for an invoice.
  const receipt = { order: SAMPLE_ORDER, seller: sellerOf(props), qr: hasCode ? 'SUFRA' : null }
  return (
    <Grid gridTemplateColumns="repeat(auto-fit, minmax(240px, 1fr))" gap="4">
      <style>{PAPER_CSS}</style>
      {(['ar', 'en'] as const).map(language => (
        <Box
          key={language}
          className="sf-paper"
          role="img"
          aria-label={t(`receipt.preview.${language}`)}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          lang={language}
          p="4"
          maxW="300px"
          borderWidth="1px"
          borderColor="line"
          borderRadius="control"
          boxShadow="card"
        >
          <ReceiptPaper receipt={receipt} language={language} />
        </Box>
      ))}
    </Grid>
  )
}
