import type { Invoice, InvoiceBuyer, InvoiceSeller } from '@sufra/shared/contracts/invoice'
import { Bdi, Box, Num, Stack, Text } from '@sufra/shared/ui'
import { BothWords, Fact } from './paper-parts.tsx'
import type { PaperWord } from './paper-words.ts'

interface Shown {
  word: PaperWord
  value: string
  isNumber?: true
}

const sellerFacts = ({ vatNumber, crNumber, address }: InvoiceSeller): Shown[] => [
  { word: 'vatNumber', value: vatNumber, isNumber: true },
  { word: 'crNumber', value: crNumber, isNumber: true },
  {
    word: 'address',
    value: `${address.building} ${address.street}، ${address.district}، ${address.city} ${address.postcode}`,
  },
]

const buyerFacts = ({ vatNumber, companyNumber, address }: InvoiceBuyer): Shown[] => [
  ...(vatNumber ? [{ word: 'vatNumber', value: vatNumber, isNumber: true } as const] : []),
  ...(companyNumber ? [{ word: 'companyNumber', value: companyNumber, isNumber: true } as const] : []),
  ...(address ? [{ word: 'address', value: address } as const] : []),
]

interface PartyProps {
  word: 'seller' | 'buyer'
  ar: string
  en: string
  facts: Shown[]
}

const Party = ({ word, ar, en, facts }: PartyProps) => (
  <Stack gap="3" p="4" bg="soft" borderRadius="control" minW="0">
    <Box>
      <BothWords word={word} />
      <Text lang="ar" dir="rtl" fontWeight="semibold">
        <Bdi>{ar}</Bdi>
      </Text>
      {en !== ar && (
        <Text lang="en" dir="ltr">
          <Bdi>{en}</Bdi>
        </Text>
      )}
    </Box>
    {facts.map(({ word: name, value, isNumber }) => (
      <Fact key={name} word={name}>
        {isNumber ? <Num value={value} /> : value}
      </Fact>
    ))}
  </Stack>
)

/** Seller and buyer, as they were at the time of the invoice. */
export const Parties = ({ invoice: { seller, buyer } }: { invoice: Pick<Invoice, 'seller' | 'buyer'> }) => (
  <>
    <Party word="seller" ar={seller.name.ar} en={seller.name.en} facts={sellerFacts(seller)} />
    <Party
      word="buyer"
      ar={buyer.legalName || buyer.name.ar || buyer.name.en}
      en={buyer.name.en || buyer.name.ar}
      facts={buyerFacts(buyer)}
    />
  </>
)
