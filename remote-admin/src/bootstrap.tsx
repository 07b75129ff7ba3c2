import { startStandalone } from '@sufra/shared/remote/standalone'
import '@sufra/shared/ui/fonts'
import { remote } from './module.tsx'

// Only for `pnpm dev` in this folder; the host never loads it. The account is one of the demo data.
const start = () =>
  void startStandalone({
    name: 'admin',
    remote,
    account: { email: 'operator@sufra.test', password: 'Sufra-demo-1' },
  })

start()
// Saved code replaces the open page's, and typed values stay.
if (import.meta.webpackHot) import.meta.webpackHot.accept('./module.tsx', start)
