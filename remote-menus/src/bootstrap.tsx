import { startStandalone } from '@sufra/shared/remote/standalone'
import '@sufra/shared/ui/fonts'
import { remote } from './module.tsx'

// Only for `pnpm dev` in this folder; the host never loads this file. The account comes from the demo data.
const start = () =>
  void startStandalone({
    name: 'menus',
    remote,
    account: { email: 'admin@sufra.test', password: 'Sufra-demo-1' },
  })

start()
// Hot module replacement: a saved change appears in the open page without losing form input.
if (import.meta.webpackHot) import.meta.webpackHot.accept('./module.tsx', start)
