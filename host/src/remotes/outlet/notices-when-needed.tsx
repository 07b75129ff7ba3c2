import { lazyPiece } from './lazy-piece.tsx'
import { useNotices } from './use-notices.ts'

const RemoteNotices = lazyPiece(() =>
  import(/* webpackChunkName: "swap" */ '#src/remotes/swap/remote-notices.tsx').then(
    ({ RemoteNotices: Notices }) => Notices,
  ),
)

/** The banners over a remote's screen; their code comes when there is something to say. */
export const NoticesWhenNeeded = ({ name }: { name: string }) => {
  const notices = useNotices(name)
  const { offered, failed, swap, leftover } = notices
  const hasNews = offered ?? failed ?? leftover ?? (swap && swap.phase !== 'loading')
  return hasNews ? <RemoteNotices name={name} notices={notices} /> : null
}
