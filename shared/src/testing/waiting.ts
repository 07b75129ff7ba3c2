import { configure, getConfig, prettyDOM } from '@testing-library/dom'
import { dismissToast, readToasts, setToastStay } from '#src/ui/overlay/toasts.ts'

const MOST_PRINTED_AT_EACH_LOOK = 150

// Long enough for a machine that builds and tests at once; only an endless wait reaches it.
const PATIENCE_MS = 120_000

// A test about a toast that disappears sets its own time.
setToastStay(PATIENCE_MS)
beforeEach(() => readToasts().forEach(({ id }) => dismissToast(id)))

configure({
  asyncUtilTimeout: PATIENCE_MS,
  // Otherwise each query by role computes styles up to the root. A test of hidden elements says `hidden: false`.
  defaultHidden: true,
  // A wait polls many times, and printing a large document each time takes longer than the rest of a test.
  getElementError: (message, container) => {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    const isLarge = container.querySelectorAll('*').length > MOST_PRINTED_AT_EACH_LOOK
    const shown = isWaiting && isLarge ? '(a large document, not printed)' : prettyDOM(container)
    const error = new Error(`${message}\n\n${shown}`)
    error.name = 'TestingLibraryElementError'
    return error
  },
})
