import type { ChannelMenu } from '@sufra/shared/contracts/publication'

/** Makes image URLs absolute with the public address, because platforms download the images. */
export const withAddresses = ({ categories, items }: ChannelMenu, base: string): ChannelMenu => ({
  categories,
  items: items.map(item => ({ ...item, imageUrl: item.imageUrl && `${base}${item.imageUrl}` })),
})
