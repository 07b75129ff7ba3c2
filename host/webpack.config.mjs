import path from 'node:path'
import { sufraBuild } from '@sufra/tooling/webpack'

export default (_env, { mode = 'production' } = {}) =>
  sufraBuild({
    directory: import.meta.dirname,
    isHost: true,
    mode,
    title: 'سفرة Sufra',
    page: path.join(import.meta.dirname, 'public/index.html'),
    port: 3000,
  })
