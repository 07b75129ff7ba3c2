import { startAlone } from '@sufra/shared/remote/alone'
import '@sufra/shared/ui/fonts'
import { remote } from './module.tsx'

// Only for `pnpm dev` in this folder; the host never loads it. The account is one of the demo data.
void startAlone({
  name: 'menus',
  remote,
  account: { email: 'admin@sufra.test', password: 'Sufra-demo-1' },
})
