import '@sufra/shared/ui/fonts'

/** Lets the browser take what somebody did meanwhile: run in one piece, all of this takes a slow device half a second. */
const nextTask = (): Promise<void> => new Promise(done => setTimeout(done))

// All in the one file that the page begins with: only their turns to be evaluated differ. Of our own faces none is taken whole, for that
// would bring what the first page does not show.
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@sufra/shared/ui/theme'),
  () => import(/* webpackMode: "eager" */ 'i18next'),
  () => import(/* webpackMode: "eager" */ '@sufra/shared/router'),
]

const start = async (root: HTMLElement): Promise<void> => {
  // A page that brings this script along is there to be painted first.
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
