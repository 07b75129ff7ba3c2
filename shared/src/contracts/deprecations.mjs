const OF_CARDS = 'take it from @sufra/shared/ui/cards'

/**
 * Every name of @sufra/shared that goes, or went, with a major: which entry gives it, since which version this is said, the version
 * without it, and what to write in its place. `pnpm remote check` warns of it, and the changelog's list for a major is made of it.
 * What goes is named here in two versions at least before the one without it.
 */
export const DEPRECATIONS = [
  { from: '@sufra/shared/ui/data', name: 'TimeRing', since: '1.0.0', removedIn: '2.0.0', instead: OF_CARDS },
  { from: '@sufra/shared/ui/data', name: 'paceAfter', since: '1.0.0', removedIn: '2.0.0', instead: OF_CARDS },
  {
    from: '@sufra/shared/ui/data',
    name: 'useRemembered',
    since: '1.0.0',
    removedIn: '2.0.0',
    instead: OF_CARDS,
  },
]
