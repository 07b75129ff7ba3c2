import { sufraBuild } from '@sufra/tooling/webpack'
import { remoteConfig } from './remote.config.mjs'

/** `--env alone` builds the remote as a standalone application; otherwise the host loads it. */
export default ({ alone = false } = {}, { mode = 'production' } = {}) =>
  sufraBuild({
    directory: import.meta.dirname,
    isHost: alone,
    mode,
    config: remoteConfig,
    title: 'Sufra admin',
  })
