import { sufraBuild } from '@sufra/tooling/webpack'
import { remoteConfig } from './remote.config.mjs'

/** `--env alone` builds the remote as an application of its own; otherwise it is what the host loads. */
export default ({ alone = false } = {}, { mode = 'production' } = {}) =>
  sufraBuild({
    directory: import.meta.dirname,
    isHost: alone,
    mode,
    config: remoteConfig,
    title: 'Sufra menus',
  })
