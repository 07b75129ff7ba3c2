import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import type { ChannelDiff, Publication } from '@sufra/shared/contracts/publication'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Checkbox, Stack } from '@sufra/shared/ui'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { diffQuery, isUnderWay, publicationsQuery, reloadChannels } from '../channel-menus.queries.ts'
import { Progress } from '../publishing/progress.tsx'
import { DiffTable } from './diff-table.tsx'
import { PlatformBar } from './platform-bar.tsx'
import { Problems } from './problems.tsx'

/** Selected platform and the "show unchanged" option, both stored in the address. */
const usePlatformView = (rules: ChannelPricing[]) => {
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

/** Reloads the differences when a publication ends. */
const useFollowPublications = (serviceProviderId: number, publications: Publication[] | undefined): void => {
  const queryClient = useQueryClient()
  const before = useRef<readonly number[]>([])
  useEffect(() => {
    if (!publications) return
    const underWay = publications.filter(isUnderWay).map(({ id }) => id)
    // Compares ids, because one publication may end as another one starts.
    if (before.current.some(id => !underWay.includes(id))) void reloadChannels(queryClient, serviceProviderId)
    before.current = underWay
  }, [publications, queryClient, serviceProviderId])
}

interface MenuChangesProps {
  serviceProviderId: number
  rules: ChannelPricing[]
}

const dishesOf = (diff: ChannelDiff | undefined) => [
  ...(diff?.rows ?? []),
  ...(diff?.problems ?? []).flatMap(problem => problem.dishes),
]

interface Named {
  serviceProviderId: number
  shown: ChannelDiff | undefined
  newest: Publication | undefined
}

/**
 * Returns a function that names dishes. A platform may complain about a dish without differences; then unchanged dishes
 * are loaded too.
 */
const useNameOf = ({ serviceProviderId, shown, newest }: Named) => {
  const { language } = useLanguage()
  const channelId = shown?.channelId ?? 0
  const known = dishesOf(shown)
  const isUnknown = (newest?.complaints ?? []).some(
    ({ productId }) => productId !== null && !known.some(dish => dish.productId === productId),
  )
  const all = useQuery({
    ...diffQuery({ serviceProviderId, channelId, onlyDifferences: false }),
    enabled: shown !== undefined && isUnknown,
  })
  const dishes = [...known, ...dishesOf(all.data?.find(one => one.channelId === channelId))]
  return (productId: number): string => {
    const dish = dishes.find(one => one.productId === productId)
    return dish ? inLanguage(dish.name, language) : `#${productId}`
  }
}

/** Differences of each platform's menu, with the publish buttons. */
export const MenuChanges = ({ serviceProviderId, rules }: MenuChangesProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const panelId = useId()
  const { rule, onlyDifferences, showPlatform, limitToDifferences } = usePlatformView(rules)
  const channelId = rule?.channelId ?? 0
  const diff = useQuery(diffQuery({ serviceProviderId, channelId, onlyDifferences }))
  const publications = useQuery(publicationsQuery(serviceProviderId))
  useFollowPublications(serviceProviderId, publications.data)
  const shown = diff.data?.find(one => one.channelId === channelId)
  const newest = publications.data?.find(one => one.channelId === channelId)
  const nameOf = useNameOf({ serviceProviderId, shown, newest })
  if (!rule) return null
  const name = inLanguage(rule.channel.name, language)
  return (
    <Stack as="section" gap="4">
      <PlatformBar
        rules={rules}
        rule={rule}
        diffs={diff.data}
        panelId={panelId}
        isUnderWay={newest !== undefined && isUnderWay(newest)}
        onShow={showPlatform}
      />
      <Stack id={panelId} role="tabpanel" aria-label={name} gap="4">
        {shown && <Problems serviceProviderId={serviceProviderId} problems={shown.problems} />}
        {shown && (
          <Progress name={name} publication={newest} publishedAt={shown.publishedAt} nameOf={nameOf} />
        )}
        <Checkbox
          label={t('menus:channels.onlyDifferences')}
          checked={onlyDifferences}
          onChange={event => limitToDifferences(event.target.checked)}
        />
        <DiffTable name={name} shown={shown} query={diff} />
      </Stack>
    </Stack>
  )
}
