import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

/** Selected platform and the "show unchanged" option, both stored in the address. */
export const usePlatformView = (rules: ChannelPricing[]) => {
  const [params, setParams] = useSearchParams()
  const wanted = urlId(params.get('platform'))
  const set = (name: string, value: string | null) =>
    setParams(before => {
      const next = new URLSearchParams(before)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    rule: rules.find(({ channelId }) => channelId === wanted) ?? rules[0],
    onlyDifferences: params.get('all') === null,
    showPlatform: (id: string) => set('platform', id),
    limitToDifferences: (isLimited: boolean) => set('all', isLimited ? null : '1'),
  }
}
