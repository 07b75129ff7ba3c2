import '@sufra/shared/ui/fonts'

/** Yields to the browser's input events: in one task, the start would block a slow device for half a second. */
const nextTask = (): Promise<void> => new Promise(done => setTimeout(done))

// All steps are in the page's main file; only their evaluation is spread over tasks. Fonts are not imported as a whole,
// because that would load faces that the first page does not use.
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@sufra/shared/ui/theme'),
  () => import(/* webpackMode: "eager" */ 'i18next'),
  () => import(/* webpackMode: "eager" */ '@sufra/shared/router'),
]

const start = async (root: HTMLElement): Promise<void> => {
  // The page that contains this script has to be painted first.
  await nextTask()
  for (const evaluate of STEPS) {
    await evaluate()
    await nextTask()
  }
  const { startApp } = await import(/* webpackMode: "eager" */ '#src/app/start.tsx')
  await nextTask()
  await startApp(root)
}

const root = document.getElementById('root')
if (root) void start(root)
