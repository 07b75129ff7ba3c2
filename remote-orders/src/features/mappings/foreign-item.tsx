import type { MappingChange } from '@sufra/shared/contracts/product-mapping'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, Flex, chakra } from '@sufra/shared/ui'
import { ChannelMark } from '#src/order-display/channel-mark.tsx'

const Names = chakra('div', {
  base: {
    minW: '0',
    lineHeight: 'title',
    overflowWrap: 'anywhere',
    '& > small': { display: 'block', color: 'muted', textStyle: 'xs12' },
  },
})

interface ForeignItemProps extends Pick<MappingChange, 'channel' | 'foreignName'> {
  sku: string | null
}

/** An item with the platform's own name and SKU. */
export const ForeignItem = ({ channel, foreignName, sku }: ForeignItemProps) => {
  const { language } = useLanguage()
  const platform = inLanguage(channel.name, language)
  return (
    <Flex align="center" gap="2.5" minW="0">
      <ChannelMark logoUrl={channel.logoUrl} name={platform} />
      <Names>
        <b>
          <Bdi>{inLanguage(foreignName, language) || '—'}</Bdi>
        </b>
        <small>
          {platform}
          {sku !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{sku}</bdi>
            </>
          )}
        </small>
      </Names>
    </Flex>
  )
}
