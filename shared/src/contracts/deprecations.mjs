/** Old names: entry, name, replacement. */
const RENAMED = [
  ['late-answers', 'useSendOnce', 'take it from @sufra/shared/unknown-outcome'],
  ['late-answers', 'useWhileHere', 'use useWhileMounted of @sufra/shared/unknown-outcome'],
  ['api', 'growingPause', 'use retryDelay'],
  ['api', 'onServerSign', 'use onServerSignal'],
  ['api', 'tellServerSign', 'use reportServerSignal'],
  ['api', 'callAsDescribed', 'use callPaletteAction'],
  ['session', 'awaitCode', 'use startCodeEntry'],
  ['session', 'useAwaitedCode', 'use useCodeEntryState'],
  ['session', 'followOtherTabs', 'use syncSessionAcrossTabs'],
  ['session', 'isViewing', 'use isImpersonating'],
  ['session', 'useIsViewing', 'use useIsImpersonating'],
  ['session', 'leaveView', 'use leaveImpersonation'],
  ['session', 'openViewTab', 'use openImpersonationTab'],
  ['session', 'isSignedUp', 'use hasPendingSignUp'],
  ['session', 'useIsLocked', 'use useIsSessionLocked'],
  ['session', 'sees', 'use canView'],
  ['session', 'useSees', 'use useCanView'],
  ['failures', 'useFailureWords', 'use useFailureTexts'],
  ['paper', 'PAPER_LOOK', 'use PAPER_CSS'],
  ['i18n', 'inDigits', 'use localizeDigits'],
  ['search', 'DIALECT', 'use DIALECT_SYNONYMS'],
  ['remote', 'useKept', 'use usePreservedState'],
  ['remote', 'forgetKept', 'use clearPreservedState'],
  ['remote', 'KeptScope', 'use PreservedScope'],
  ['remote', 'KeptValue', 'use PreservedValue'],
  ['remote/alone', 'startAlone', 'use startStandalone'],
  ['remote/typed', 'captureTyped', 'use captureTypedInput'],
  ['remote/typed', 'restoreTyped', 'use restoreTypedInput'],
  ['remote/typed', 'noteTyping', 'use trackTyping'],
  ['ui/overlays', 'coverOver', 'use coverElement'],
  ['ui/forms', 'shownSize', 'use formatFileSize'],
  ['ui/forms', 'usualWeek', 'use defaultWeek'],
  ['ui/board', 'Mark', 'use Monogram'],
  ['ui/cards', 'Mark', 'use Monogram'],
  ['ui/data', 'Mark', 'use Monogram'],
  ['ui/data', 'FOOD_WORDS', 'use FOOD_TEXTS'],
  ['ui/data', 'useFoodWords', 'use useFoodTexts'],
  ['ui/data', 'walkPages', 'use fetchAllPages'],
  ['ui/data', 'WALK_PAGE_SIZE', 'use FETCH_PAGE_SIZE'],
  ['ui/data', 'Walked', 'use FetchedPages'],
  ['ui/data', 'WalkOptions', 'use FetchPagesOptions'],
  ['ui/motion', 'MOVES', 'use MOTION_TRANSITIONS'],
  ['ui/built', 'takeStyles', 'use extractStyles'],
  ['testing', 'tellSizes', 'use triggerSizeObservers'],
  ['money-back', 'MoneyBack', 'use RefundFormValues of @sufra/shared/refunds'],
  ['money-back', 'MoneyBackDialog', 'use RefundFormDialog of @sufra/shared/refunds'],
  ['money-back', 'MoneyBackDialogProps', 'use RefundFormDialogProps of @sufra/shared/refunds'],
  ['money-back', 'MoneyBackTexts', 'use RefundFormTexts of @sufra/shared/refunds'],
]

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
  ...RENAMED.map(([entry, name, instead]) => ({
    from: `@sufra/shared/${entry}`,
    name,
    since: '1.0.0',
    removedIn: '2.0.0',
    instead,
  })),
]
