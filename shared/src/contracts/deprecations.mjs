/** Old names: entry, name, replacement. */
const RENAMED = [
  ['late-answers', 'useSendOnce', 'take it from @sufra/shared/unknown-outcome'],
  ['late-answers', 'useWhileHere', 'use useWhileMounted of @sufra/shared/unknown-outcome'],
  ['api', 'retryDelay', 'use retryDelay'],
  ['api', 'onServerSignal', 'use onServerSignal'],
  ['api', 'reportServerSignal', 'use reportServerSignal'],
  ['api', 'callPaletteAction', 'use callPaletteAction'],
  ['session', 'startCodeEntry', 'use startCodeEntry'],
  ['session', 'useCodeEntryState', 'use useCodeEntryState'],
  ['session', 'syncSessionAcrossTabs', 'use syncSessionAcrossTabs'],
  ['session', 'isImpersonating', 'use isImpersonating'],
  ['session', 'useIsImpersonating', 'use useIsImpersonating'],
  ['session', 'leaveImpersonation', 'use leaveImpersonation'],
  ['session', 'openImpersonationTab', 'use openImpersonationTab'],
  ['session', 'hasPendingSignUp', 'use hasPendingSignUp'],
  ['session', 'useIsSessionLocked', 'use useIsSessionLocked'],
  ['session', 'sees', 'use canView'],
  ['session', 'useCanView', 'use useCanView'],
  ['failures', 'useFailureTexts', 'use useFailureTexts'],
  ['paper', 'PAPER_CSS', 'use PAPER_CSS'],
  ['i18n', 'localizeDigits', 'use localizeDigits'],
  ['search', 'DIALECT_SYNONYMS', 'use DIALECT_SYNONYMS'],
  ['remote', 'usePreservedState', 'use usePreservedState'],
  ['remote', 'clearPreservedState', 'use clearPreservedState'],
  ['remote', 'PreservedScope', 'use PreservedScope'],
  ['remote', 'PreservedValue', 'use PreservedValue'],
  ['remote/alone', 'startStandalone', 'use startStandalone'],
  ['remote/typed', 'captureTypedInput', 'use captureTypedInput'],
  ['remote/typed', 'restoreTypedInput', 'use restoreTypedInput'],
  ['remote/typed', 'trackTyping', 'use trackTyping'],
  ['ui/overlays', 'coverElement', 'use coverElement'],
  ['ui/forms', 'formatFileSize', 'use formatFileSize'],
  ['ui/forms', 'defaultWeek', 'use defaultWeek'],
  ['ui/board', 'Mark', 'use Monogram'],
  ['ui/cards', 'Mark', 'use Monogram'],
  ['ui/data', 'Mark', 'use Monogram'],
  ['ui/data', 'FOOD_TEXTS', 'use FOOD_TEXTS'],
  ['ui/data', 'useFoodTexts', 'use useFoodTexts'],
  ['ui/data', 'fetchAllPages', 'use fetchAllPages'],
  ['ui/data', 'FETCH_PAGE_SIZE', 'use FETCH_PAGE_SIZE'],
  ['ui/data', 'Walked', 'use FetchedPages'],
  ['ui/data', 'FetchPagesOptions', 'use FetchPagesOptions'],
  ['ui/motion', 'MOVES', 'use MOTION_TRANSITIONS'],
  ['ui/built', 'extractStyles', 'use extractStyles'],
  ['testing', 'triggerSizeObservers', 'use triggerSizeObservers'],
  ['money-back', 'RefundFormValues', 'use RefundFormValues of @sufra/shared/refunds'],
  ['money-back', 'RefundFormDialog', 'use RefundFormDialog of @sufra/shared/refunds'],
  ['money-back', 'RefundFormDialogProps', 'use RefundFormDialogProps of @sufra/shared/refunds'],
  ['money-back', 'RefundFormTexts', 'use RefundFormTexts of @sufra/shared/refunds'],
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
