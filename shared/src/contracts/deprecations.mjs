const OF_CARDS = 'take it from @sufra/shared/ui/cards'

/**
 * Exports of @sufra/shared that a major removes or removed: their entry, the version that deprecates them, the version
 * that removes them, and the replacement. `pnpm remote check` warns about their use, and the changelog of a major lists
 * them. An export is listed here in at least two versions before its removal.
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
