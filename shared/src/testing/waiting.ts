import { configure, getConfig, prettyDOM } from '@testing-library/dom'
import { dismissToast, readToasts, setToastStay } from '#src/ui/overlay/toasts.ts'

const MOST_PRINTED_AT_EACH_LOOK = 150

// The limit is for what never comes, not for a machine that builds and tests at once.
const PATIENCE_MS = 120_000

// Whoever wants to see a toast leave says after how long.
setToastStay(PATIENCE_MS)
beforeEach(() => readToasts().forEach(({ id }) => dismissToast(id)))

configure({
  asyncUtilTimeout: PATIENCE_MS,
  // Otherwise each query by role computes styles up to the root. A test about something hidden says `hidden: false`.
  defaultHidden: true,
  // A wait looks many times: to print a large document at each of them takes longer than all the rest of a test.
  getElementError: (message, container) => {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    const isLarge = container.querySelectorAll('*').length > MOST_PRINTED_AT_EACH_LOOK
    const shown = isWaiting && isLarge ? '(a large document, not printed)' : prettyDOM(container)
    const error = new Error(`${message}\n\n${shown}`)
    error.name = 'TestingLibraryElementError'
    return error
  },
})
