import type { ChannelMenu } from '@sufra/shared/contracts/publication'

/** Platforms fetch pictures from where people reach Sufra. */
export const withAddresses = ({ categories, items }: ChannelMenu, base: string): ChannelMenu => ({
  categories,
  items: items.map(item => ({ ...item, imageUrl: item.imageUrl && `${base}${item.imageUrl}` })),
})
