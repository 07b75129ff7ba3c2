import type { DISHES } from '../../../shared/src/search/samples/dishes.ts'
import { SEARCHES } from '../../../shared/src/search/samples/searches.ts'
import { createSearch } from '../../../shared/src/search/search.ts'
import { median, percentile } from '../../figures/figures.ts'

const ROUNDS = 5

/** Returns how often the intended product is among the first three results, and the durations of searches in ms. */
export const searchIn = (menu: typeof DISHES) => {
  const begun = performance.now()
  const search = createSearch(menu)
  const index = performance.now() - begun
  const isFound = ({ search: text, dish }: (typeof SEARCHES)[number]) =>
    search(text)
      .slice(0, 3)
      .some(place => menu[place]?.en === dish)
  const share = SEARCHES.filter(isFound).length / SEARCHES.length
  const times = Array.from({ length: ROUNDS }, () => SEARCHES)
    .flat()
    .map(each => {
      const start = performance.now()
      search(each.search)
      return performance.now() - start
    })
  return { share, index, median: median(times), p95: percentile(times, 0.95) }
}
