import { editedWith, emptied, replaced, withoutCases } from './edits.mjs'

// React DOM 19.3 in the browser, 7 KB (brotli) of the sign-in page. What does not match stays as it is; tests read the installed
// release, and play a screen with it and without.

// `<ViewTransition>` is only what it contains, by way of what strict mode is made of: nothing of ours uses it, and a remote that
// does is not built (provided-exports.mjs). No fiber has tag 30 or mode 32 then, and images hold up nothing.
const VIEW_TRANSITIONS = [
  replaced(
    /^( {6}case REACT_VIEW_TRANSITION_TYPE:\n) {8}return \(\n {10}\(type = mode \| 32\),[^]*?\n {8}\);/m,
    '$1        fiberTag = 8;\n        break;',
  ),
  replaced(/\((\w+) & 335544064\) === \1/g, '!1'),
  replaced(/(?<!var )\bviewTransitionMutationContext = (?:!0|!1|current|flags|prev\w*)(?=[,;)])/g, '0'),
  replaced(/^( {2})shouldStartViewTransition\n {4}\? \(pendingViewTransition = [^]*?\n {4}: \(/m, '$1('),
  replaced(
    /(committedViewTransition) = pendingViewTransition;\n {4}pendingViewTransition = null;/,
    '$1 = null;',
  ),
  replaced(/^ {2}null !== pendingViewTransition &&\n[^;]*;/m, ''),
  replaced(
    /^ {4}recoverableErrors = pendingViewTransitionEvents;\n[^]*?(?=^ {4}0 !== \(pendingEffectsLanes & 3\))/m,
    '',
  ),
  replaced(
    /^ {2}var JSCompiler_temp;\n {2}if \(\(JSCompiler_temp = 0 !== \(workInProgress\.mode & 32\)\)\)[^]*?\} else (?=workInProgress\.flags)/m,
    '  ',
  ),
  replaced(/^ {8}0 < state\.imgBytes &&\n[^]*?timeoutOffset\n {8}\);\n/m, ''),
  replaced(/^ {10}clearTimeout\(imgTimer\);\n/m, ''),
  replaced(
    /^ {6}isViewTransitionEligible &&\n {8}\(\(subtreeFlags = suspendedCommitReason\),[^;]*?\.finished\.then\(subtreeFlags, subtreeFlags\)\)\),\n/m,
    '',
  ),
  replaced(/^function ViewTransitionPseudoElement\([^]*?(?=^function FragmentInstance\()/m, ''),
  ...[
    'queueTransitionTypes',
    'trackEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'commitAfterMutationEffectsOnFiber',
    'restoreEnterOrExitViewTransitions',
    'suspendInstance',
  ].map(name => emptied(name)),
  ...[
    'beginWork',
    'completeWork',
    'safelyAttachRef',
    'commitBeforeMutationEffects_complete',
    'commitMutationEffectsOnFiber',
    'commitPassiveMountOnFiber',
    'accumulateSuspenseyCommitOnFiber',
  ].map(name => withoutCases(name, 30)),
]

// React's stable release exports no SuspenseList: nobody can make a fiber with tag 19.
const SUSPENSE_LISTS = [
  replaced(/^ {6}case REACT_SUSPENSE_LIST_TYPE:\n {8}return \([^]*?\n {8}\);\n/m, ''),
  ...[
    'attemptEarlyBailoutIfNoScheduledUpdate',
    'beginWork',
    'completeWork',
    'unwindWork',
    'unwindInterruptedWork',
    'commitMutationEffectsOnFiber',
  ].map(name => withoutCases(name, 19)),
]

// What every browser has that runs the rest of the page (es2022), and what only Internet Explorer had.
const OLD_BROWSERS = [
  replaced(/\bcanUseDOM = !\([^]*?\n {2}\),/, 'canUseDOM = !0,'),
  replaced(
    /\bpassiveBrowserEventsSupported = !1;\nif \(canUseDOM\)\n[^]*?^ {2}\}$/m,
    'passiveBrowserEventsSupported = !0;',
  ),
  replaced(/= canUseDOM && "CompositionEvent" in window,/, '= !0,'),
  replaced(/\bdocumentMode = null;\ncanUseDOM &&\n[^;]*;/, 'documentMode = null;'),
  replaced(/^var isInputEventSupported = !1;\nif \(canUseDOM\) \{[^]*?^\}$/m, ''),
  replaced(/\bif \(isInputEventSupported\)\n +(getTargetInstFunc = \w+;)\n +else \{[^}]*\}/, '$1'),
  replaced(/\bhandleEventFunc && handleEventFunc\([^)]*\);/, 'var handleEventFunc;'),
  replaced(/\bskipSelectionChangeEvent =\n[^,]*,/, 'skipSelectionChangeEvent = !1,'),
  replaced(/^function makePrefixMap\([^]*?(?=^function getVendorPrefixedEventName)/m, ''),
  emptied('getVendorPrefixedEventName', 'return $1'),
  replaced(/\bAbortControllerLocal =\n[^]*?^ {8}\},/m, 'AbortControllerLocal = AbortController,'),
  replaced(/\breportGlobalError =\n[^]*?^ {8}\}(?=[,;])/m, 'reportGlobalError = reportError'),
  replaced(/= "function" === typeof (\w+) \? \1 : \w+(?=[,;])/g, '= $1'),
  replaced(/= Math\.clz32 \? Math\.clz32 : clz32Fallback/, '= Math.clz32'),
]

// What rests in a room that hides it by `content-visibility` keeps its layout (remote-places.tsx of the host, decision 95): React alone would
// hide it by `display: none`, and a slow tablet would lay all of it out again.
const KEPT_LAYOUT = [
  replaced(
    /"function" === typeof style\.setProperty\n +\? (style\.setProperty\("display", "none", "important"\))\n +: \(style\.display = "none"\);/,
    'instance.parentNode?.hasAttribute?.("data-keeps-layout") || $1;',
  ),
]

// Left in the file by React itself, for what is no part of a stable release or gone since its last major.
const UNREACHABLE = [
  emptied('defaultOnDefaultTransitionIndicator'),
  replaced(/^ReactDOMSharedInternals\.findDOMNode = function [^]*?^\};$/m, ''),
]

const hyphened = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const HYPHENED = 'name => [name, name.replace(/[A-Z]/g, letter => "-" + letter.toLowerCase())]'

// Each attribute of a drawing is written there twice, as `strokeWidth` and as `stroke-width`.
const ATTRIBUTES = [
  code =>
    code.replace(/(?<=\baliases = new Map\()\[\n[^]*?\n {2}\](?=\))/, list => {
      const pairs = JSON.parse(list)
      const odd = pairs.filter(([name, attribute]) => hyphened(name) !== attribute)
      const even = pairs.map(([name]) => name).filter(name => !odd.some(([other]) => other === name))
      return `${JSON.stringify(odd)}.concat(${JSON.stringify(even.join(' '))}.split(" ").map(${HYPHENED}))`
    }),
]

export const EDITS = [
  ...VIEW_TRANSITIONS,
  ...SUSPENSE_LISTS,
  ...OLD_BROWSERS,
  ...KEPT_LAYOUT,
  ...UNREACHABLE,
  ...ATTRIBUTES,
]

export default editedWith(EDITS)
