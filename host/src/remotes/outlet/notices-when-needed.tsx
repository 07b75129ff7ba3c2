import { lazyPiece } from './lazy-piece.tsx'
import { useNotices } from './use-notices.ts'

const RemoteNotices = lazyPiece(() =>
  import(/* webpackChunkName: "swap" */ '#src/remotes/swap/remote-notices.tsx').then(
    ({ RemoteNotices: Notices }) => Notices,
  ),
)

/** Banners above a remote's screen; their code loads when there is a notice. */
export const NoticesWhenNeeded = ({ name }: { name: string }) => {
  const notices = useNotices(name)
  const { offered, failed, swap, leftover } = notices
  const hasNews = offered ?? failed ?? leftover ?? (swap && swap.phase !== 'loading')
  return hasNews ? <RemoteNotices name={name} notices={notices} /> : null
}
